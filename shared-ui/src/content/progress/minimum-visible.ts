import { isDrawing } from '@mrw/shared-contracts/device/drawing';
import { useEffect, useRef, useState } from 'react';
import { isBehindDrawnView } from '../../basics/viewport/behind-drawn-view';

/**
 * Keeps an indicator on screen for a minimum time, counted from its appearance (§4, Q-151). Behind a drawn view, and
 * while a page is drawn, it does not appear, so it ends with the work.
 *
 * @param busy whether the work is running
 * @param milliseconds the minimum, for example 1500 for a first load
 * @returns whether to show the indicator; data may be shown as soon as it is there
 */
export function useMinimumVisible(busy: boolean, milliseconds: number): boolean {
  const appears = busy && !isBehindDrawnView() && !isDrawing();
  const [held, setHeld] = useState(appears);
  const since = useRef<number | null>(null);
  if (appears && !held) setHeld(true);

  useEffect(() => {
    if (appears) since.current ??= performance.now();
    if (busy || since.current === null) return;
    const timer = setTimeout(
      () => {
        since.current = null;
        setHeld(false);
      },
      Math.max(0, since.current + milliseconds - performance.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [appears, busy, milliseconds]);

  return busy || held;
}
