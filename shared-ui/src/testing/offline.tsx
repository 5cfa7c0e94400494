import { useLayoutEffect, type ReactNode } from 'react';

/** Simulates a missing network for the parts below. */
export function Offline({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  }, []);
  return <>{children}</>;
}
