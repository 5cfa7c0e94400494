import { deviceNow, useHost } from '@mrw/shared-contracts';
import { verification } from '@mrw/shared-contracts/constants';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

/**
 * No second code for 599 s after one was sent. The end is stored for the tab, so a reload does not lift it.
 *
 * @returns whole seconds that are left, checked every 100 ms (§4)
 */
export function useResendLock(): { secondsLeft: number; start(): void } {
  const stored = useHost().storage.member('login_contact_lock', z.number(), {
    staysBecause: 'To log out and in again does not free the lock (Q-126).',
  });
  const [until, setUntil] = useState(() => stored.read() ?? 0);
  const [now, setNow] = useState(deviceNow);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1_000));
  const locked = secondsLeft > 0;

  useEffect(() => {
    if (!locked) return;
    const timer = setInterval(() => {
      setNow(deviceNow());
    }, verification.tick);
    return () => {
      clearInterval(timer);
    };
  }, [locked]);

  return {
    secondsLeft,
    start: () => {
      const end = deviceNow() + verification.resendLock;
      stored.write(end);
      setNow(deviceNow());
      setUntil(end);
    },
  };
}
