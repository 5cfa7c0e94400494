/** A command that cannot mean anything: nothing was done, and another wording of it is needed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Exit code of a command that ended with an error: 2 when it was used wrongly, else 1. */
export function exitCodeOf(error: unknown): 1 | 2 {
  const isOfParser =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return error instanceof UsageError || isOfParser ? 2 : 1;
}
