import { useEffect, useRef } from 'react';

/** Calls `act` some milliseconds after a state has begun, unless the state ends before. */
export function useTimer(isOn: boolean, wait: number, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      latest.current();
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [isOn, wait]);
}
