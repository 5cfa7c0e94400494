import type { UNSAFE_createBrowserHistory } from 'react-router-dom';
import * as z from 'zod/mini';

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** How long a link waits for a step back that does not come, in milliseconds. */
const STEP_MS = 500;

/**
 * A browser goes back some time after it was told to. A link pressed in between would be what it goes back from, so
 * the link is followed after the arrival.
 */
export function stepsBack(history: History) {
  let underWay = false;
  let held: (() => void) | undefined;
  /** Ends the step; the result is what was pressed meanwhile. */
  const arrived = () => {
    const next = held;
    underWay = false;
    held = undefined;
    return next;
  };
  return {
    arrived,
    go(delta: number) {
      underWay = delta < 0 && placeIn(history) + delta >= 0;
      history.go(delta);
    },
    /** Whether the move waits for the arrival. */
    holds(move: () => void) {
      if (!underWay) return false;
      if (!held) setTimeout(() => arrived()?.(), STEP_MS);
      held = move;
      return true;
    },
  };
}

const placed = z.object({ idx: z.number() });

/** The number of earlier entries of the site. The browser stores it with the entry, over a reload too. */
export function placeIn(history: History): number {
  // A memory history counts by itself.
  if ('index' in history) return Number(history.index);
  const kept = placed.safeParse(window.history.state);
  return kept.success ? kept.data.idx : 0;
}
