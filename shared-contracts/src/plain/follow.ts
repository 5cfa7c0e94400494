import type { StateStream } from '../streams/state-stream';

/**
 * Follows a stream of the host, for example `host.language$`.
 *
 * @param next called at once with the current value, and with each later one
 * @returns a function that ends it; it belongs into `unmount`
 */
export function follow<T>(stream: StateStream<T>, next: (value: T) => void): () => void {
  const subscription = stream.subscribe(next);
  return () => {
    subscription.unsubscribe();
  };
}
