import { useRef, useState } from 'react';

/**
 * Runs one action at a time: a press while one is running does nothing.
 *
 * @returns whether an action is running, and a function that starts one
 */
export function useBusy(): [boolean, (action: () => Promise<void>) => void] {
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
