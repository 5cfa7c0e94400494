import { timeouts } from '@mrw/shared-contracts/constants';
import { useCallback, useEffect, useState } from 'react';

/**
 * Watches a frame. `load` also fires for an error page of the browser, so until the first message the frame may have
 * failed: after the time limit of sign-on it counts as slow and can be loaded anew.
 */
export function useSlowFrame() {
  const [shown, setShown] = useState(false);
  const [alive, setAlive] = useState(false);
  const [slow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (alive) return;
    const timer = setTimeout(() => {
      setSlow(true);
    }, timeouts.signOn);
    return () => {
      clearTimeout(timer);
    };
  }, [alive, attempt]);

  const onShown = useCallback(() => {
    setShown(true);
  }, []);
  const onAlive = useCallback(() => {
    setShown(true);
    setAlive(true);
    setSlow(false);
  }, []);
  const onRetry = () => {
    setShown(false);
    setAlive(false);
    setSlow(false);
    setAttempt(attempt + 1);
  };
  return { shown, slow, attempt, onShown, onAlive, onRetry };
}
