import { isUnknown, type UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { useEffect, useRef, useState } from 'react';
import { useLookAgain } from './look-again';
import { useOutcomeInHand } from './outcome-in-hand';

/**
 * A call with an unknown or uncertain outcome: the true state is read every 5 s, when the connection or the person
 * returns, and on request, until it is known or `drop` ends it.
 *
 * @param onResult gets what is known: an outcome, perhaps a failure that a later reading turns into a success; or the
 * unknown outcome itself while nothing could be read. The same write must not be sent again before.
 * @param page as in `useOutcomeInHand`
 * @param passing the first known outcome ends the readings: it is a toast, and no screen stays for a later correction
 */
export function useUnknownOutcome<Outcome extends object>(
  onResult: (result: Outcome | UnknownOutcome<Outcome>) => void,
  {
    passing = false,
    page,
  }: { passing?: boolean | undefined; page?: (() => Promise<unknown>) | undefined } = {},
) {
  useOutcomeInHand(page);
  const [unknown, setUnknown] = useState<UnknownOutcome<Outcome> | null>(null);
  const [looking, setLooking] = useState(false);
  const [checking, setChecking] = useState(false);
  /** The state of the last render may be stale when a response arrives. */
  const current = useRef<UnknownOutcome<Outcome> | null>(null);
  const isLooking = useRef(false);
  const tell = useRef(onResult);
  useEffect(() => {
    tell.current = onResult;
  });

  const keep = (next: UnknownOutcome<Outcome> | null) => {
    current.current = next;
    setUnknown(next);
  };
  const receive = (result: Outcome | UnknownOutcome<Outcome>) => {
    setChecking(false);
    const unknown = isUnknown(result) ? result : null;
    const known = unknown ? unknown.soFar : result;
    keep(passing && known ? null : unknown);
    tell.current(known ?? result);
  };
  const lookAgain = () => {
    const asked = current.current;
    if (asked === null || isLooking.current) return;
    isLooking.current = true;
    setLooking(true);
    void asked.lookAgain().then((result) => {
      isLooking.current = false;
      setLooking(false);
      if (current.current === asked && result !== asked) receive(result);
    });
  };
  useLookAgain(unknown !== null, lookAgain);

  return {
    /** Nothing is known: the same write must not be sent again. */
    open: unknown !== null && unknown.soFar === null,
    /** It is checked again automatically. */
    pending: unknown !== null,
    looking,
    /** The response did not tell the outcome: it is being read back for the first time (`CheckingOutcome`). */
    checking,
    /** To be called when that begins: `onUnclear` of a spending call. */
    check: () => {
      setChecking(true);
    },
    /** Accepts the result of a call. */
    receive,
    lookAgain,
    drop: () => {
      keep(null);
    },
  };
}
