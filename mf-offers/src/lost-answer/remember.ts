/** Waits until the state before a call is known; then says how to see whether it changed, null when nobody can tell. */
export type Remembered = () => Promise<(() => Promise<boolean>) | null>;

/**
 * Reads a state that a call is about to change, to see after a lost answer whether it did. What could not be
 * read is read once more right before the call: the network may be back by then.
 *
 * @param isDone compares the state before with that of now
 */
export function remember<State>(
  read: () => Promise<State>,
  isDone: (before: State, now: State) => boolean,
): Remembered {
  const early = read();
  // Needed right before the call only: there a rejection has its answer.
  early.catch(() => undefined);
  return () =>
    early
      .catch(() => read())
      .then(
        (before) => async () => isDone(before, await read()),
        () => null,
      );
}
