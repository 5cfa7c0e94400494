import type { HostNavigation } from '@mrw/shared-contracts';
import { followSize } from './follow-size';

const settleTime = 300;
const giveUpAfter = 4_000;
const userMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A new page starts at the top (§2); Back restores the position, also when the content arrives late. Scrolling by the
 * visitor ends the restoration.
 *
 * @param top where a new page starts, in pixels from the top of the document
 * @returns a function that ends it
 */
export function keepScrollPosition(navigation: HostNavigation, top = () => 0): () => void {
  const places = new Map<string, number>();
  let key = navigation.state$.value.location.key;
  let stopRestoring: () => void = () => undefined;

  const onScroll = () => {
    places.set(key, window.scrollY);
  };
  window.addEventListener('scroll', onScroll, { passive: true });

  let first = true;
  const subscription = navigation.state$.subscribe(({ location, action, preventScrollReset }) => {
    if (first) {
      first = false;
      return;
    }
    stopRestoring();
    key = location.key;
    if (preventScrollReset) onScroll();
    else stopRestoring = restore((action === 'POP' ? places.get(key) : undefined) ?? top());
  });

  return () => {
    stopRestoring();
    subscription.unsubscribe();
    window.removeEventListener('scroll', onScroll);
  };
}

/** Scrolls again whenever the content grows, until the position has been stable for a while. */
function restore(top: number): () => void {
  const isThere = () => Math.abs(window.scrollY - top) < 2;
  let hasSettled = false;
  window.scrollTo(0, top);
  const stopFollowing = followSize(document.body, () => {
    window.scrollTo(0, top);
    if (hasSettled && isThere()) stop();
  });
  const settling = setTimeout(() => {
    hasSettled = true;
    if (isThere()) stop();
  }, settleTime);
  const givingUp = setTimeout(() => {
    stop();
  }, giveUpAfter);
  const stop = () => {
    clearTimeout(settling);
    clearTimeout(givingUp);
    stopFollowing();
    for (const move of userMoves) window.removeEventListener(move, stop);
  };
  for (const move of userMoves) window.addEventListener(move, stop, { passive: true });
  return stop;
}
