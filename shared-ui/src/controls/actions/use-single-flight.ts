import { useRef, useState } from 'react';

/**
 * Runs one action at a time: the state of the last render may be stale when two presses come quickly.
 *
 * @returns whether an action is running, and a function that starts one
 */
export function useSingleFlight(): [boolean, (action: () => Promise<void>) => void] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = (action: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void action().finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return [busy, run];
}
