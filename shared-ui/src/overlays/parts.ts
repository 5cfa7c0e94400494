import { lazyPart } from './lazy-part';
import type { DialogLayerProps } from './dialog-props';
import type { MenuLayerProps } from './menu-props';
import type { LightboxLayerProps } from '../pictures/lightbox-props';

export const dialogPart = lazyPart<DialogLayerProps>(() => import('./DialogLayer'));
export const menuPart = lazyPart<MenuLayerProps>(() => import('./MenuLayer'));
export const lightboxPart = lazyPart<LightboxLayerProps>(() => import('../pictures/LightboxLayer'));

/**
 * Fetches the code of dialogs ahead of time, for example when the page is idle, so that the first one opens at once
 * and also without a network. Never rejects.
 */
export async function preloadOverlays(): Promise<void> {
  // A part that cannot be loaded now is asked for again when it is needed.
  const load = (part: { load(): Promise<unknown> }) => part.load().catch(() => null);
  await Promise.all([load(dialogPart), load(menuPart)]);
}
