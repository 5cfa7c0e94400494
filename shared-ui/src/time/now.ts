import { useEffect, useState } from 'react';

const minute = 60_000;

/** Milliseconds since 1970, updated every minute and when the page returns to the foreground. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const read = () => {
      setNow(Date.now());
    };
    const timer = setInterval(read, minute);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return now;
}
