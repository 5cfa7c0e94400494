/** A command that cannot mean anything: nothing was done, and another wording of it is needed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Exit code of a command that ended with an error: 2 when it was used wrongly, else 1. */
export const exitCodeOf = (error: unknown): 1 | 2 => (error instanceof UsageError ? 2 : 1);
