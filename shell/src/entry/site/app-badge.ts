import type { Host } from '@mrw/shared-contracts';

/**
 * Shows the unread count on the icon of the installed app, where the browser can; without a member none. It follows the
 * counts that are read anyway.
 */
export function showOnAppIcon(
  device: Partial<Pick<Navigator, 'setAppBadge'>>,
  { bus, session$ }: Pick<Host, 'bus' | 'session$'>,
): void {
  // Not every installed app may have a badge; 0 removes it.
  const show = (count: number) => void device.setAppBadge?.(count).catch(() => undefined);
  bus.on('unread-count-changed', ({ count }) => {
    show(count);
  });
  session$.subscribe(({ kind }) => {
    if (kind === 'visitor') show(0);
  });
}
