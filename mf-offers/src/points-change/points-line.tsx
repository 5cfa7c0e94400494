import { useHost, useStrings } from '@mrw/shared-contracts';
import { formatInteger } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useState } from 'react';
import { changeOf } from './points-change';
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

type Props = {
  before: number | null;
  /** Signed points of the action. */
  expected: number;
};

/** What an action did to the points and what they are now: "+30 points, 12,430 now". */
export function PointsLine({ before, expected }: Props) {
  const t = useStrings(pointsChangeStrings);
  const { affordability } = useHost().config;
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  if (!affordability || expected === 0) return null;
  const { change, now } = changeOf(before, balance, expected);
  const count = Math.abs(change);
  const points = `${change < 0 ? '−' : '+'}${formatInteger(count)}`;
  return (
    <p role="status">
      <strong>
        {now === null
          ? t('change', { count, points })
          : t('changeNow', { count, points, now: formatInteger(now) })}
      </strong>
    </p>
  );
}
