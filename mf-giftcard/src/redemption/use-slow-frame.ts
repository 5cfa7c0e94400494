import { timeouts } from '@mrw/shared-contracts/constants';
import { useCallback, useEffect, useState } from 'react';

/** Watches whether a frame appears: after the time limit of sign-on it counts as slow and may be loaded anew. */
export function useSlowFrame() {
  const [shown, setShown] = useState(false);
  const [slow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => {
      setSlow(true);
    }, timeouts.signOn);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, attempt]);

  const onShown = useCallback(() => {
    setShown(true);
    setSlow(false);
  }, []);
  const onRetry = () => {
    setSlow(false);
    setAttempt(attempt + 1);
  };
  return { shown, slow, attempt, onShown, onRetry };
}
