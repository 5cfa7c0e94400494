import type { ReadingOptions } from '@mrw/shared-contracts/outcome/resolve-outcome';

/** Reads whether the state has changed as the call would have changed it. */
export type IsDone = (options?: ReadingOptions) => Promise<boolean>;

/**
 * Reads a state right before a call that changes it, to resolve an unknown outcome: what others change before
 * does not count.
 *
 * @param isDone compares the state before with the current one
 * @returns null when the state before could not be read: then nothing tells whether it changed
 */
export async function remember<State>(
  read: (options?: ReadingOptions) => Promise<State>,
  isDone: (before: State, now: State) => boolean,
): Promise<IsDone | null> {
  try {
    const before = await read();
    return async (options) => isDone(before, await read(options));
  } catch {
    return null;
  }
}
