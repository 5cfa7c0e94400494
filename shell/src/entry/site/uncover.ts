import type { Telemetry } from '@mrw/shared-contracts';
import { drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';
import { activeRemote } from '../../host/remotes/watch-natives';
import { addedBy, edgesOf, frameOf } from './frame';

const dialogs = '[aria-modal="true"], [role="dialog"], [role="alertdialog"]';

/**
 * Looks whether something that is not of the shell covers header or footer. An element of a remote is clipped to the place
 * of the remote from then on; one that was added to the body is removed.
 */
export function uncover(site: HTMLElement | null, telemetry: Telemetry): void {
  if (!site) return;
  for (const cover of new Set(coversOf(site))) {
    const place = cover.dataset['remote'];
    if (place) cover.dataset['clipped'] = '';
    else cover.remove();
    telemetry.report({
      code: 'MRW-118',
      remote: place ?? addedBy.get(cover) ?? activeRemote(),
      detail: 'header or footer covered',
    });
  }
}

function coversOf(site: HTMLElement): HTMLElement[] {
  // It covers the whole page on purpose, until the real one is rendered.
  if (document.getElementById(drawnIds.view)) return [];
  return edgesOf(frameOf(site)).flatMap((edge) => {
    // A dialog that is open is meant to cover.
    if (edge.closest('[inert], [aria-hidden="true"]')) return [];
    const found = pointsOf(edge).map((at) => document.elementFromPoint(...at));
    const [first] = found;
    // A menu or a notice covers a part of it.
    if (!first || found.some((element) => !element || edge.contains(element))) return [];
    // So does a screen of its own, the till for example, without hiding the rest from screen readers.
    if (first.closest(dialogs)) return [];
    const cover = coverOf(first, site.parentElement);
    // The scrim of a dialog stays while it fades out, when the rest is not hidden any more.
    return cover && !first.querySelector(dialogs) ? cover : [];
  });
}

/** Left, middle and right of an element; none when it is not wholly in the window. */
function pointsOf(element: Element): [number, number][] {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (height === 0 || top < 0 || top + height > window.innerHeight) return [];
  return [0.05, 0.5, 0.95].map((part) => [left + width * part, top + height / 2]);
}

/** The place of a remote, or a child of the body beside the site. */
function coverOf(element: Element, root: HTMLElement | null): HTMLElement | null {
  if (root?.contains(element)) return element.closest<HTMLElement>('[data-remote]');
  let outermost = element;
  while (outermost.parentElement && outermost.parentElement !== document.body)
    outermost = outermost.parentElement;
  return outermost instanceof HTMLElement && outermost !== document.documentElement ? outermost : null;
}
