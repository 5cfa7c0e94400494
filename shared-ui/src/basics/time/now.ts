import { deviceNow, useClock, useStateStream } from '@mrw/shared-contracts';
import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * Now, for comparisons with instants of the server: milliseconds since 1970, updated every minute, when the page
 * returns to the foreground, and when the host learns that the clock of the device is wrong.
 */
export function useNow(): number {
  return useDeviceNow() + useStateStream(useClock().offset$);
}

/** The same by the clock of the device, for what this device has noted: when something was read. */
export function useDeviceNow(): number {
  const [now, setNow] = useState(deviceNow);
  useEffect(() => {
    const read = () => {
      setNow(deviceNow());
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
