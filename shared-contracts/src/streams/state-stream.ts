import { useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/** State of the host: a late subscriber gets the last value at once, `value` reads it without subscribing. */
export type StateStream<T> = Observable<T> & { readonly value: T };

/**
 * Subscribes a component to a state of the host.
 *
 * @param stream the same object on every render
 * @returns the current value; the component renders again when it changes
 */
export function useStateStream<T>(stream: StateStream<T>): T {
  return useSyncExternalStore(
    (changed) => {
      const subscription = stream.subscribe(() => {
        changed();
      });
      return () => {
        subscription.unsubscribe();
      };
    },
    () => stream.value,
  );
}
