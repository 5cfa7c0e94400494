import { useKept } from '@mrw/shared-contracts';
import { isUnknown, type UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { useEffect, useId } from 'react';
import { useLookAgain } from './look-again';
import { useOutcomeInHand } from './outcome-in-hand';

type Shown<Outcome> = { unknown: UnknownOutcome<Outcome> | null; looking: boolean; checking: boolean };
type Now<Outcome> = Shown<Outcome> & { tell(result: Outcome | UnknownOutcome<Outcome>): void };
const nothing = { unknown: null, looking: false, checking: false };

/**
 * A call with an unknown or uncertain outcome: the true state is read every 5 s, when the connection or the person
 * returns, and on request, until it is known or `drop` ends it.
 *
 * @param onResult gets what is known: an outcome, perhaps a failure that a later reading turns into a success; or the
 * unknown outcome itself while nothing could be read. The same write must not be sent again before. It is that of the
 * last render, after a remount of the page too.
 * @param key names the act among those on the page: what it waits for outlives a remount (`useKept`)
 * @param page as in `useOutcomeInHand`
 * @param passing the first known outcome ends the readings: it is a toast, and no screen stays for a later correction
 */
export function useUnknownOutcome<Outcome extends object>(
  onResult: (result: Outcome | UnknownOutcome<Outcome>) => void,
  {
    key,
    passing = false,
    page,
  }: {
    key?: string | undefined;
    passing?: boolean | undefined;
    page?: (() => Promise<unknown>) | undefined;
  } = {},
) {
  useOutcomeInHand(page);
  const own = useId();
  const name = `outcome of ${key ?? own}`;
  const [{ unknown, looking, checking }, show] = useKept<Shown<Outcome>>(name, nothing);
  /** The state of the last render may be stale when a response arrives. */
  const [nowRef] = useKept<{ current: Now<Outcome> }>(`${name} now`, () => ({
    current: { ...nothing, tell: onResult },
  }));
  useEffect(() => {
    nowRef.current.tell = onResult;
  });

  const change = (changed: Partial<Shown<Outcome>>) => {
    Object.assign(nowRef.current, changed);
    show((before) => ({ ...before, ...changed }));
  };
  const receive = (result: Outcome | UnknownOutcome<Outcome>) => {
    const unknown = isUnknown(result) ? result : null;
    const known = unknown ? unknown.soFar : result;
    change({ unknown: passing && known ? null : unknown, checking: false });
    nowRef.current.tell(known ?? result);
  };
  const lookAgain = () => {
    const { unknown: asked, looking } = nowRef.current;
    if (asked === null || looking) return;
    change({ looking: true });
    void asked.lookAgain().then((result) => {
      change({ looking: false });
      if (nowRef.current.unknown === asked && result !== asked) receive(result);
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
      change({ checking: true });
    },
    /** Accepts the result of a call. */
    receive,
    lookAgain,
    drop: () => {
      change({ unknown: null });
    },
  };
}
