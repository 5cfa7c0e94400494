import type { CookieConsent, DeploymentProfile, StateStream } from '@mrw/shared-contracts';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { BehaviorSubject } from 'rxjs';

/** What Chromium gives a site that can be installed: its own question, shown at a press. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/**
 * Holds the browser's question back, where the site may make an offer of its own: on phones and tablets, unless only
 * essential cookies are allowed. It may come before the page is idle.
 *
 * @returns the question, once it came
 */
export function holdPrompt(
  page: Window,
  { sharedReceipts }: Pick<DeploymentProfile, 'sharedReceipts'>,
  consent$: StateStream<CookieConsent>,
): StateStream<InstallPrompt | null> {
  const prompt$ = new BehaviorSubject<InstallPrompt | null>(null);
  if (sharedReceipts && isMobileDevice(page.navigator))
    page.addEventListener('beforeinstallprompt', (event) => {
      if (consent$.value === 'essential') return;
      event.preventDefault();
      prompt$.next(event);
    });
  return prompt$;
}
