import { useKept } from '@mrw/shared-contracts';
import { useId } from 'react';

/**
 * Runs one action at a time: the state of the last render may be stale when two presses come quickly.
 *
 * @param key names the action among those on the page, for one that is still running after a remount (`useKept`)
 * @returns whether an action is running, and a function that starts one
 */
export function useSingleFlight(key?: string): [boolean, (action: () => Promise<void>) => void] {
  const own = useId();
  const [runningRef] = useKept(`${key ?? own} is running`, () => ({ current: false }));
  const [busy, setBusy] = useKept(`${key ?? own} is busy`, false);
  const run = (action: () => Promise<void>) => {
    if (runningRef.current) return;
    runningRef.current = true;
    setBusy(true);
    void action().finally(() => {
      runningRef.current = false;
      setBusy(false);
    });
  };
  return [busy, run];
}
