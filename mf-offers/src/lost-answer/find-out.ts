import { readOnce, recheck, type Recheck } from './recheck';

/** Nobody could tell yet what became of a call; `lookAgain` never rejects. */
export type Unknown<Outcome> = { kind: 'unknown'; lookAgain(): Promise<Outcome | Unknown<Outcome>> };

/**
 * Finds out what became of a call whose answer was lost, now or later. Whoever looks again later gets what one
 * read says, however long it takes: the server has had its time.
 *
 * @param isDone reads whether the effect is there; a rejection counts as no answer
 */
export async function findOut<Outcome>(
  isDone: () => Promise<boolean>,
  outcomes: Readonly<Record<'done' | 'not-done', Outcome>>,
): Promise<Outcome | Unknown<Outcome>> {
  const outcomeOf = (found: Recheck): Outcome | Unknown<Outcome> =>
    found === 'unknown' ? { kind: 'unknown', lookAgain } : outcomes[found];
  const lookAgain = async () => outcomeOf(await readOnce(isDone));
  return outcomeOf(await recheck(isDone));
}
