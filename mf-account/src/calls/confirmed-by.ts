import { ApiError, failureOf } from '@mrw/shared-contracts';
import {
  isUnknown,
  resolveOutcome,
  type ReadingOptions,
} from '@mrw/shared-contracts/outcome/resolve-outcome';

/** Nothing could be read either: the write may have taken place. */
export class UnconfirmedWrite extends ApiError {}

/**
 * A write that says what shall be, such as a changed field or a deletion. When its response does not tell what the
 * server did, that is read back before it counts as failed.
 *
 * @param holds whether the server has what was sent; three readings in 2 s
 * @throws ApiError of the write, when it was refused or has not taken place; UnconfirmedWrite when neither is known
 */
export async function confirmedBy(
  write: Promise<unknown>,
  holds: (options: ReadingOptions) => Promise<boolean>,
): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (failureOf(error).kind === 'refused') throw error;
    const found = await resolveOutcome(async (options) => ((await holds(options)) ? { holds: true } : null), {
      holds: false,
    });
    if (!isUnknown(found)) return;
    if (found.soFar === null) throw new UnconfirmedWrite(failureOf(error), { cause: error });
    throw error;
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
