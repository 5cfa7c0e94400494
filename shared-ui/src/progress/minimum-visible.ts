import { isDrawing } from '@mrw/shared-contracts/device/drawing';
import { useEffect, useRef, useState } from 'react';
import { isBehindDrawnView } from '../viewport/behind-drawn-view';

/**
 * Keeps an indicator on screen for a minimum time, counted from its appearance (§4, Q-151).
 *
 * @param busy whether the work is running
 * @param milliseconds the minimum, for example 1500 for a first load
 * @returns whether to show the indicator; data may be shown as soon as it is there
 */
export function useMinimumVisible(busy: boolean, milliseconds: number): boolean {
  const [held, setHeld] = useState(busy);
  const since = useRef<number | null>(null);
  if (busy && !held) setHeld(true);

  useEffect(() => {
    if (busy) {
      since.current ??= Date.now();
      return;
    }
    if (since.current === null) return;
    const timer = setTimeout(
      () => {
        since.current = null;
        setHeld(false);
      },
      isBehindDrawnView() || isDrawing() ? 0 : Math.max(0, since.current + milliseconds - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [busy, milliseconds]);

  return busy || held;
}
