/** Milliseconds after which the true state is read when no response arrived: at most 3 tries. */
export const readAt = [0, 500, 1_000] as const;
/** Milliseconds after which the person sees what is known. */
export const inAll = 2_000;
const lastAt = Math.max(...readAt);

/** The outcome of a call without a response is unknown, or not certain. */
export type UnknownOutcome<Outcome> = {
  kind: 'unknown';
  /** The result of the last reading: not done, so far. Null while nothing could be read. */
  soFar: Outcome | null;
  /** Reads once; returns the same object when nothing new is known. Never rejects. */
  lookAgain(): Promise<Outcome | UnknownOutcome<Outcome>>;
};

/** Request options of a reading: the host does not retry it, and it ends with the total time limit. */
export type ReadingOptions = { signal: AbortSignal; retry: false };

/** Reads whether the effect of a call exists: its outcome, or null when it does not. A rejection is not a reading. */
export type ReadEffect<Outcome> = (options: ReadingOptions) => Promise<Outcome | null>;

/** Null when nothing could be read. */
type Reading<Outcome> = { outcome: Outcome | null } | null;

/** An API call got no response at all. */
export function answerWasLost(failure: { kind: string }): boolean {
  return failure.kind !== 'refused' && failure.kind !== 'malformed';
}

/**
 * The server may have done the work: no response arrived, or an unreadable one. Only a refusal excludes it.
 *
 * @deprecated since 1.13.0, gone in 2.0.0: use `spend`.
 */
export function outcomeIsUnknown<Failure extends { kind: string }>(
  failure: Failure,
): failure is Exclude<Failure, { kind: 'refused' }> {
  return failure.kind !== 'refused';
}

/** Whether the outcome of a call is not known. */
export function isUnknown<Outcome extends object>(
  result: Outcome | UnknownOutcome<Outcome>,
): result is UnknownOutcome<Outcome> {
  return 'lookAgain' in result;
}

/**
 * Resolves the outcome of a call without a response: three readings, 2 s in all. The server may still be
 * processing: an effect counts at every reading, only the last one may report "not done", and a screen that shows
 * this reads again.
 *
 * @param notDone the outcome when the effect does not exist
 */
export async function resolveOutcome<Outcome extends object>(
  read: ReadEffect<Outcome>,
  notDone: Outcome,
): Promise<Outcome | UnknownOutcome<Outcome>> {
  const resultOf = (reading: Reading<Outcome>) =>
    reading?.outcome ?? unknownOutcome(reading ? notDone : null);
  const unknownOutcome = (soFar: Outcome | null): UnknownOutcome<Outcome> => {
    const unknown: UnknownOutcome<Outcome> = {
      kind: 'unknown',
      soFar,
      lookAgain: async () => {
        const reading = await readOnce(read, new AbortController().signal);
        const isNews = reading !== null && (reading.outcome !== null || soFar === null);
        return isNews ? resultOf(reading) : unknown;
      },
    };
    return unknown;
  };

  const time = new AbortController();
  const timer = setTimeout(() => {
    time.abort();
  }, inAll);
  const timeUp = new Promise<null>((resolve) => {
    time.signal.addEventListener('abort', () => {
      resolve(null);
    });
  });
  const reading = await Promise.race([readThrice(read, time.signal), timeUp]);
  clearTimeout(timer);
  return resultOf(reading);
}

/** On a slow network the first reading that starts late enough is the last one. */
async function readThrice<Outcome>(
  read: ReadEffect<Outcome>,
  signal: AbortSignal,
): Promise<Reading<Outcome>> {
  const lostAt = performance.now();
  for (const at of readAt) {
    const early = at - (performance.now() - lostAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    if (signal.aborted) return null;
    const isLast = at === lastAt || performance.now() - lostAt >= lastAt;
    const reading = await readOnce(read, signal);
    if (isLast || (reading !== null && reading.outcome !== null)) return reading;
  }
  return null;
}

function readOnce<Outcome>(read: ReadEffect<Outcome>, signal: AbortSignal): Promise<Reading<Outcome>> {
  return read({ signal, retry: false }).then(
    (outcome) => ({ outcome }),
    () => null,
  );
}
