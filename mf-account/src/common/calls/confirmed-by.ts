import { failureOf } from '@mrw/shared-contracts';
import {
  isUnknown,
  resolveOutcome,
  type ReadingOptions,
  type UnknownOutcome,
} from '@mrw/shared-contracts/outcome/resolve-outcome';

/** What became of a write. */
export type Written = { kind: 'stored' } | { kind: 'failed'; error: unknown };

/**
 * A write that says what shall be, such as a changed field or a deletion. When its response does not tell what the
 * server did, that is read back before it counts as failed.
 *
 * @param holds whether the server has what was sent; three readings in 2 s
 * @returns unknown when nothing could be read either
 */
export async function confirmedBy(
  write: Promise<unknown>,
  holds: (options: ReadingOptions) => Promise<boolean>,
): Promise<Written | UnknownOutcome<Written>> {
  try {
    await write;
    return { kind: 'stored' };
  } catch (error) {
    const failed: Written = { kind: 'failed', error };
    if (failureOf(error).kind === 'refused') return failed;
    const found = await resolveOutcome<Written>(
      async (options) => ((await holds(options)) ? { kind: 'stored' } : null),
      failed,
    );
    return isUnknown(found) ? (found.soFar ?? found) : found;
  }
}

/** For what was deleted: whether it is gone. @throws ApiError when that could not be read */
export const isGone = (reading: Promise<unknown>): Promise<boolean> =>
  reading.then(
    () => false,
    (error: unknown) => {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.status === 404) return true;
      throw error;
    },
  );
