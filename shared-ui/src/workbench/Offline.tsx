import { useLayoutEffect, type ReactNode } from 'react';

/** Lets the parts below believe that the network is away, as the browser would. */
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
