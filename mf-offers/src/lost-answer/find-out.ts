import { recheck } from './recheck';

/** Nobody could tell yet what became of a call; `lookAgain` never rejects. */
export type Unknown<Outcome> = { kind: 'unknown'; lookAgain(): Promise<Outcome | Unknown<Outcome>> };

/**
 * Finds out what became of a call whose answer was lost, now or later.
 *
 * @param isDone reads whether the effect is there; a rejection counts as no answer
 */
export async function findOut<Outcome>(
  isDone: () => Promise<boolean>,
  outcomes: Readonly<Record<'done' | 'not-done', Outcome>>,
): Promise<Outcome | Unknown<Outcome>> {
  const found = await recheck(isDone);
  if (found !== 'unknown') return outcomes[found];
  return { kind: 'unknown', lookAgain: () => findOut(isDone, outcomes) };
}
