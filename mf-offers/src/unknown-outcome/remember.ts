import type { ReadingOptions } from '@mrw/shared-contracts/outcome/resolve-outcome';

/** Reads whether the state has changed as the call would have changed it. */
export type IsDone = (options?: ReadingOptions) => Promise<boolean>;

/**
 * Waits until the state before a call is known; then returns the check whether it changed, null when that cannot be
 * told.
 */
export type Remembered = () => Promise<IsDone | null>;

/**
 * Reads a state that a call will change, to resolve an unknown outcome. A failed reading is repeated once
 * right before the call: the network may be back by then.
 *
 * @param isDone compares the state before with the current one
 */
export function remember<State>(
  read: (options?: ReadingOptions) => Promise<State>,
  isDone: (before: State, now: State) => boolean,
): Remembered {
  const early = read();
  // Awaited right before the call only, where a rejection is handled.
  early.catch(() => undefined);
  return () =>
    early
      .catch(() => read())
      .then(
        (before) => async (options) => isDone(before, await read(options)),
        () => null,
      );
}
