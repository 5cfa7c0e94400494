import { useLookAgain } from '@mrw/shared-ui';
import { useState } from 'react';
import { useBusy } from '../press/use-busy';
import type { Unknown } from './find-out';

/**
 * A write whose outcome nobody could tell yet: its true state is read again every 5 s, when the connection or
 * the person comes back, and on request, until it is known. Until then the same write must not be
 * sent again.
 *
 * @param onAnswer called once, with the outcome
 */
export function useOpenQuestion<Outcome extends { kind: string }>(onAnswer: (outcome: Outcome) => void) {
  const [question, setQuestion] = useState<Unknown<Outcome> | null>(null);
  const [looking, run] = useBusy();

  const lookAgain = (asked: Unknown<Outcome>) => {
    run(async () => {
      const outcome = await asked.lookAgain();
      if (isUnknown(outcome)) return;
      setQuestion(null);
      onAnswer(outcome);
    });
  };
  useLookAgain(question !== null, () => {
    if (question) lookAgain(question);
  });

  return {
    open: question !== null,
    looking,
    ask: setQuestion,
    lookAgain: () => {
      if (question) lookAgain(question);
    },
  };
}

export function isUnknown<Outcome extends { kind: string }>(
  outcome: Outcome | Unknown<Outcome>,
): outcome is Unknown<Outcome> {
  return outcome.kind === 'unknown';
}
