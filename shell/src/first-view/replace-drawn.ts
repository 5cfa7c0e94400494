import { deviceNow } from '@mrw/shared-contracts/device/now';
import { drawnAttributes, drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';

/** Milliseconds: answers that a view was drawn from are used once; older ones are read again behind the real view. */
const young = 60_000;

/**
 * Has the drawn view of the document replaced as soon as the real one is rendered. Without the code for it the drawn
 * view goes at once. The scripts are here: the pictures of the drawn view that waited for them are loaded now.
 *
 * @param real the element that the real view is rendered into
 * @returns resolves when the real view is visible: whether the answers in the document were old
 */
export async function replaceDrawn(page: Window, real: HTMLElement): Promise<boolean> {
  page.document.documentElement.removeAttribute('data-first-picture');
  const drawn = page.document.getElementById(drawnIds.view);
  if (!drawn) return false;
  const areOld = deviceNow() - Number(drawn.getAttribute(drawnAttributes.drawnAt)) > young;
  try {
    const { takeOver } = await import(/* webpackChunkName: "take-over" */ './take-over');
    await new Promise<void>((taken) => {
      takeOver(page, drawn, real, taken);
    });
  } catch {
    drawn.remove();
  }
  return areOld;
}
