import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { TextLink } from '@mrw/shared-ui';
import { formatInteger } from '@mrw/shared-ui/formatters';
import { explanationOf } from './explanation';
import { kindOf } from './timeline-rules';
import { timelineStrings } from './timeline-strings';
import s from './timeline.module.css';

type Props = {
  entry: Activity;
  after: number | undefined;
  /** False: the balance is calculated back and marked as such. */
  proven: boolean;
};

/** The balance after an entry that moved points, and where to see why. */
export function BalanceAfter({ entry, after, proven }: Props) {
  const t = useStrings(timelineStrings);
  const { transactionHistory } = useHost().config.flags;
  if (kindOf(entry) !== 'points') return null;
  const why = explanationOf(entry, transactionHistory);
  return (
    <>
      {after !== undefined && (
        <p className={s.after}>{t(proven ? 'after' : 'afterAbout', { points: formatInteger(after) })}</p>
      )}
      {why && (
        <p className={s.source}>
          <TextLink to={why.to} inline>
            {t(why.text)}
          </TextLink>
        </p>
      )}
    </>
  );
}
