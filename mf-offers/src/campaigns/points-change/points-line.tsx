import { useHost, useStrings } from '@mrw/shared-contracts';
import { formatInteger } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { pointsChangeStrings } from './strings';

type Props = {
  before: number | null;
  /** Signed points of the action. */
  expected: number;
};

/**
 * What an action did to the points and what they are now: "+30 points, 12,430 now". The change is what the action costs
 * or gives: between two balances other things happen too, such as the end of a cash offer that held points.
 */
export function PointsLine({ before, expected }: Props) {
  const t = useStrings(pointsChangeStrings);
  const { affordability } = useHost().config;
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  if (!affordability || expected === 0) return null;
  // Until it differs it is the one before: it has not been read again.
  const now = before === null || balance === before ? null : balance;
  const count = Math.abs(expected);
  const points = `${expected < 0 ? '−' : '+'}${formatInteger(count)}`;
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
