import { verification } from '@mrw/shared-contracts/constants';
import { useEffect, useState } from 'react';

const keyOf = (uid: string) => `mrw_login_contact_lock_${uid}`;

/**
 * No second code for 599 s after one was sent. The end is kept for the tab, so a reload does not free it.
 *
 * @returns whole seconds that are left, checked every 100 ms (§4)
 */
export function useResendLock(uid: string): { secondsLeft: number; start(): void } {
  const [until, setUntil] = useState(() => read(uid));
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1_000));
  const locked = secondsLeft > 0;

  useEffect(() => {
    if (!locked) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, verification.tick);
    return () => {
      clearInterval(timer);
    };
  }, [locked]);

  return {
    secondsLeft,
    start: () => {
      const end = Date.now() + verification.resendLock;
      write(uid, end);
      setNow(Date.now());
      setUntil(end);
    },
  };
}

function read(uid: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(uid)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

function write(uid: string, until: number): void {
  try {
    sessionStorage.setItem(keyOf(uid), String(until));
  } catch {
    // Storage is blocked: the lock then lasts for this page.
  }
}
