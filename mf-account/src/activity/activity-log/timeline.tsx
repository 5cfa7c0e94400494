import { useStrings } from '@mrw/shared-contracts';
import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { Button, Card, useOfflineReason } from '@mrw/shared-ui';
import { ToggleChips } from '@mrw/shared-ui/choice';
import { formatInteger } from '@mrw/shared-ui/formatters';
import { useMember } from '@mrw/shared-ui/member';
import { useState } from 'react';
import type { TablePlace } from '../../common/lists/growing-table';
import { ActivityLog } from './activity-log';
import { BalanceAfter } from './balance-after';
import { ClaimsInReview } from './claims-in-review';
import { Months } from './months';
import { isProven, kindOf, kinds, withBalance, type Kind } from './timeline-rules';
import { timelineStrings } from './timeline-strings';
import s from './timeline.module.css';
import { useActivityLog } from './use-activity-log';
import { useCsvExport } from './use-csv-export';

/** The log as the account of the points: the balance after each entry, by kind, by month, as a file. */
export function Timeline({ place }: { place: TablePlace }) {
  const t = useStrings(timelineStrings);
  const { items, state, hasMore } = useActivityLog();
  const { pointAccount } = useMember();
  const [chosen, setChosen] = useState<Kind | 'all' | null>(null);
  const rows = pointAccount ? withBalance(items, pointAccount.balance) : [];
  const proven = isProven(rows, state === 'ready' && !hasMore);
  const isDerived = rows.length > 0 && !proven;
  const afterOf = new Map(rows.map(({ entry, after }) => [entry.id, after]));
  // The page answers where points went; log-ins are one press away. In the dialog of the profile it is the whole log.
  const onPoints = place === 'page' && (hasMore || items.some((entry) => kindOf(entry) === 'points'));
  const kind = chosen ?? (onPoints ? 'points' : 'all');
  const belongs = (entry: Activity) => kind === 'all' || kindOf(entry) === kind;
  return (
    <>
      <Card>
        {pointAccount && (
          <p className={s.now}>
            <span>{t('balance')}</span>{' '}
            <strong className={s.balance}>{formatInteger(pointAccount.balance)}</strong>
          </p>
        )}
        <ClaimsInReview />
        {isDerived && <p className={s.note}>{t('derived')}</p>}
        <Tools />
      </Card>
      <div className={s.filter}>
        <ToggleChips
          label={t('show')}
          options={(['all', ...kinds] as const).map((value) => ({ value, label: t(nameOf[value]) }))}
          selected={[kind]}
          onToggle={(next) => {
            setChosen(next);
          }}
        />
      </div>
      {state === 'ready' && !items.some(belongs) && <p role="status">{t('noneOfKind')}</p>}
      <ActivityLog
        place={place}
        belongs={belongs}
        more={(entry) => <BalanceAfter entry={entry} after={afterOf.get(entry.id)} proven={proven} />}
      />
      {isDerived && <p className={s.note}>{t('derivedFrom')}</p>}
    </>
  );
}

const nameOf = {
  all: 'kindAll',
  points: 'kindPoints',
  coupons: 'kindCoupons',
  stamps: 'kindStamps',
  other: 'kindOther',
} as const;

/** The months, and the file. */
function Tools() {
  const t = useStrings(timelineStrings);
  const [months, setMonths] = useState(false);
  const offline = useOfflineReason();
  const { busy, save } = useCsvExport();
  return (
    <>
      <div className={s.tools}>
        <div className={s.tool}>
          <Button
            wide
            variant="outline"
            aria-expanded={months}
            icon={months ? 'chevron-up' : 'chevron-down'}
            onClick={() => {
              setMonths(!months);
            }}
          >
            {t('byMonth')}
          </Button>
        </div>
        <div className={s.tool}>
          <Button
            wide
            variant="outline"
            busy={busy}
            disabled={offline !== null}
            disabledReason={offline}
            onClick={save}
          >
            {t('export')}
          </Button>
        </div>
      </div>
      {months && <Months />}
    </>
  );
}
