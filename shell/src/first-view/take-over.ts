import { drawnIds } from '@mrw/shared-contracts/manifest/drawn-page';
import { carryOver } from './carry-over';
import { linkFor } from './follow-link';
import { watchHands } from './hands';
import { replayOf } from './replay';
import { picturesOf, realView } from './settled';

/** Milliseconds to wait for parts that arrive late, for pictures, and until live regions and loading lines are usual. */
const patience = { parts: 2_000, pictures: 1_000, quiet: 2_000 } as const;

/** Milliseconds: heights also change without a change of the document. */
const interval = 100;

/**
 * Replaces the drawn view by the real one in one frame, as soon as that shows the same. The real view is rendered behind
 * it, invisible to eye and screen reader.
 *
 * @param onTaken called once, when the real view is visible
 */
export function takeOver(page: Window, drawn: HTMLElement, real: HTMLElement, onTaken: () => void): void {
  const { pathname } = page.location;
  let state: 'waiting' | 'pictures' | 'due' | 'over' = 'waiting';
  let since: number | null = null;
  // Live regions stay silent: the page has been read.
  real.setAttribute('aria-busy', 'true');
  real.setAttribute('data-quiet', '');

  const look = () => {
    if (state === 'over') return;
    const view = realView(page, drawn, real, page.location.pathname !== pathname);
    // Not connected: too old by now, the first script has removed it.
    if (view === 'other' || !drawn.isConnected) replace();
    else if (view !== 'absent' && state === 'waiting') wait(view === 'there');
    else if (view !== 'absent' && state === 'due' && !hands.areOn()) swap();
  };
  const wait = (isThere: boolean) => {
    since ??= page.performance.now();
    if (!isThere && page.performance.now() - since < patience.parts) return;
    state = 'pictures';
    void Promise.race([picturesOf(page, drawn, real), after(patience.pictures)]).then(() => {
      if (state === 'pictures') state = 'due';
      look();
    });
  };
  const swap = () => {
    const arrive = carryOver(page, drawn, real);
    const opener = replayOf(page.__MRW_PRESS__, drawn, real, page.performance.now());
    replace();
    arrive();
    opener?.click();
  };
  const replace = () => {
    state = 'over';
    observer.disconnect();
    page.clearInterval(clock);
    hands.end();
    drop('view', 'answers');
    void after(patience.quiet).then(() => {
      // The real view has the same rules: without those of the drawn one the page is styled anew, for nothing that is seen.
      drop('styles');
      real.removeAttribute('aria-busy');
      real.removeAttribute('data-quiet');
    });
    onTaken();
  };
  const drop = (...parts: (keyof typeof drawnIds)[]) => {
    for (const part of parts) page.document.getElementById(drawnIds[part])?.remove();
  };
  const hands = watchHands(page, look);
  let isAsked = false;
  const observer = new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    page.requestAnimationFrame(() => {
      isAsked = false;
      look();
    });
  });
  observer.observe(real, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-state', 'aria-busy'],
  });
  const clock = page.setInterval(look, interval);
  drawn.addEventListener('click', (event) => {
    const link = linkFor(event, drawn, real);
    if (!link) return;
    event.preventDefault();
    replace();
    link.click();
  });
  look();
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
