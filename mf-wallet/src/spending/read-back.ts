import type { ApiFailure } from '@mrw/shared-contracts';

const tries = 3;
const between = 500;
const inAll = 2_000;

/** The answer was lost, so the server may have done the work all the same. */
export function answerWasLost(failure: ApiFailure): boolean {
  return failure.kind === 'timeout' || failure.kind === 'network' || failure.kind === 'aborted';
}

/** The answer was lost or cannot be read: only what the server refused is known not to have taken place. */
export function outcomeIsOpen(failure: ApiFailure): boolean {
  return failure.kind !== 'refused';
}

/**
 * Reads the true state after the answer of a spending call was lost: at most 3 tries, 2 seconds in all.
 *
 * @param read must reject when its signal ends
 * @returns null while the server cannot be reached
 */
export async function readBack<State>(read: (signal: AbortSignal) => Promise<State>): Promise<State | null> {
  const controller = new AbortController();
  const deadline = setTimeout(() => {
    controller.abort();
  }, inAll);
  try {
    for (let attempt = 1; attempt <= tries && !controller.signal.aborted; attempt += 1) {
      try {
        return await read(controller.signal);
      } catch {
        if (attempt < tries) await pause(between);
      }
    }
    return null;
  } finally {
    clearTimeout(deadline);
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
