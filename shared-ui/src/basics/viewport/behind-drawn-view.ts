import { drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';

/** Whether the page is rendered behind its drawn view: nothing of it is seen yet, and its pictures are loaded. */
export const isBehindDrawnView = (): boolean => document.getElementById(drawnIds.view) !== null;
