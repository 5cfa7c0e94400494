import { lazyPart } from './lazy-part';
import type { DialogLayerProps } from './dialog-props';
import type { MenuLayerProps } from './menu-props';

export const dialogPart = lazyPart<DialogLayerProps>(
  () => import(/* webpackChunkName: 'dialog' */ './dialog-layer'),
);
export const menuPart = lazyPart<MenuLayerProps>(() => import('./menu-layer'));

/**
 * Preloads the code of dialogs, for example when the page is idle, so that the first one opens at once, also without
 * a network. Never rejects.
 */
export async function preloadOverlays(): Promise<void> {
  // A part that cannot be loaded now is loaded on first use.
  const load = (part: { load(): Promise<unknown> }) => part.load().catch(() => null);
  await Promise.all([load(dialogPart), load(menuPart)]);
}
