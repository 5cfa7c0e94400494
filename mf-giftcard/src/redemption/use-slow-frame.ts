import { timeouts } from '@mrw/shared-contracts/constants';
import { useCallback, useEffect, useState } from 'react';

/**
 * Watches a frame: until it has spoken it may be dead (a browser reports its own error page as loaded too),
 * so after the time limit of sign-on it counts as slow and may be loaded anew.
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
