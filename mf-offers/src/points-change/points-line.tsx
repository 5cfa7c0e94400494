import { useHost, useStrings, type Session } from '@mrw/shared-contracts';
import { formatInteger } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useState } from 'react';
import { changeOf, type PointsChange } from './points-change';
import { pointsChangeStrings } from './strings';

/**
 * The balance of the member before an action.
 *
 * @param waiting the action has not begun: the balance is remembered
 */
export function useBalanceBefore(waiting: boolean): number | null {
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  const [before, setBefore] = useState(balance);
  if (waiting && before !== balance) setBefore(balance);
  return before;
}

const signed = (points: number) => `${points < 0 ? '−' : '+'}${formatInteger(Math.abs(points))}`;

/** The words of a change, with the balance after it once that was read. */
function useChangeWords(): (change: PointsChange) => string {
  const t = useStrings(pointsChangeStrings);
  return ({ change, now }) => {
    const count = Math.abs(change);
    const points = signed(change);
    return now === null
      ? t('change', { count, points })
      : t('changeNow', { count, points, now: formatInteger(now) });
  };
}

/** Milliseconds in which the balance after an action is read; then it is left out. */
const readingTimeout = 3_000;

/** @returns a function that says what an action did to the points, where its result is no page of its own */
export function useNotifyChange(): (expected: number) => void {
  const words = useChangeWords();
  const { config, notify, session$ } = useHost();
  return (expected) => {
    if (!config.affordability || expected === 0) return;
    const before = balanceOf(session$.value);
    const tell = (balance: number | null) => {
      clearTimeout(timer);
      reading.unsubscribe();
      notify.toast(words(changeOf(before, balance, expected)));
    };
    const timer = setTimeout(() => {
      tell(null);
    }, readingTimeout);
    const reading = session$.subscribe((session) => {
      const balance = balanceOf(session);
      if (balance !== before) tell(balance);
    });
  };
}

const balanceOf = (session: Session) =>
  session.kind === 'member' ? (session.member.pointAccount?.balance ?? null) : null;

type Props = {
  before: number | null;
  /** Signed points of the action. */
  expected: number;
};

/** What an action did to the points and what they are now: "+30 points, 12,430 now". */
export function PointsLine({ before, expected }: Props) {
  const words = useChangeWords();
  const { affordability } = useHost().config;
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  if (!affordability || expected === 0) return null;
  return (
    <p role="status">
      <strong>{words(changeOf(before, balance, expected))}</strong>
    </p>
  );
}
