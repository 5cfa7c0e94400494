import { twinOf } from './twin';

/**
 * The link of the real view for a press on the drawn one, so that the page need not be loaded anew.
 *
 * @returns null when the browser has to follow the link itself: into another tab, to another site, or because the real
 * view has no such link yet
 */
export function linkFor(event: MouseEvent, drawn: HTMLElement, real: HTMLElement): HTMLElement | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (link.target !== '' || link.origin !== drawn.ownerDocument.location.origin) return null;
  return twinOf(link, drawn, real);
}
