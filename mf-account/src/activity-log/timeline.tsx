import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { Button, SelectField, TextLink, useOfflineReason } from '@mrw/shared-ui';
import { formatInteger } from '@mrw/shared-ui/formatters';
import { useMember } from '@mrw/shared-ui/member';
import { useState } from 'react';
import { ActivityLog } from './activity-log';
import { Months } from './months';
import { isProven, kindOf, kinds, withBalance, type Kind } from './timeline-rules';
import { timelineStrings } from './timeline-strings';
import s from './timeline.module.css';
import { useActivityLog } from './use-activity-log';
import { useCsvExport } from './use-csv-export';

/** The log as the account of the points: the balance after each entry, by kind, by month, as a file. */
export function Timeline() {
  const t = useStrings(timelineStrings);
  const { items, state, hasMore } = useActivityLog();
  const { pointAccount } = useMember();
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const rows = pointAccount ? withBalance(items, pointAccount.balance) : [];
  const proven = isProven(rows, state === 'ready' && !hasMore);
  const afterOf = new Map(rows.map(({ entry, after }) => [entry.id, after]));
  const belongs = (entry: Activity) => kind === 'all' || kindOf(entry) === kind;
  return (
    <>
      {pointAccount && (
        <p className={s.now}>
          {t('balance')} <strong className={s.balance}>{formatInteger(pointAccount.balance)}</strong>
        </p>
      )}
      <p className={s.note}>
        {t('waiting')}{' '}
        <TextLink to="/transaction" inline>
          {t('claims')}
        </TextLink>
      </p>
      {rows.length > 0 && !proven && <p className={s.note}>{t('derived')}</p>}
      <Tools />
      <div className={s.filter}>
        <SelectField
          label={t('show')}
          value={kind}
          options={(['all', ...kinds] as const).map((value) => ({ value, label: t(nameOf[value]) }))}
          onChange={({ target }) => {
            setKind(kinds.find((known) => known === target.value) ?? 'all');
          }}
        />
      </div>
      {state === 'ready' && !items.some(belongs) && <p role="status">{t('noneOfKind')}</p>}
      <ActivityLog
        belongs={belongs}
        more={(entry) => <After entry={entry} after={afterOf.get(entry.id)} proven={proven} />}
      />
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
        <Button
          variant="quiet"
          aria-expanded={months}
          icon={months ? 'chevron-up' : 'chevron-down'}
          onClick={() => {
            setMonths(!months);
          }}
        >
          {t('months')}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          disabled={offline !== null}
          disabledReason={offline}
          onClick={save}
        >
          {t('export')}
        </Button>
      </div>
      {months && <Months />}
    </>
  );
}

/** The balance after an entry that moved points, and where to see why. */
function After({ entry, after, proven }: { entry: Activity; after: number | undefined; proven: boolean }) {
  const t = useStrings(timelineStrings);
  const source = useSource(entry);
  if (kindOf(entry) !== 'points') return null;
  return (
    <>
      {after !== undefined && (
        <p className={s.after}>{t(proven ? 'after' : 'afterAbout', { points: formatInteger(after) })}</p>
      )}
      {source && (
        <p className={s.source}>
          <TextLink to={source.to} inline>
            {t(source.text)}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** What explains an entry; it never adds to the balance. */
function useSource({ activity_type: type, log_info: info }: Activity) {
  const { transactionHistory } = useHost().config.flags;
  switch (type) {
    case 'GENERAL_PURCHASE':
      return transactionHistory ? ({ to: '/transaction_history', text: 'purchases' } as const) : null;
    case 'REWARD_EARNED':
    case 'REWARD_RECALLED':
      // A gift of a stamp card comes from no receipt.
      return info.campaign_type === 'STAMP_CAMPAIGN'
        ? null
        : ({ to: '/transaction', text: 'claims' } as const);
    case 'POINTS_EXPIRED':
      return { to: '/expiry_centre', text: 'expiring' } as const;
    case 'COUPON_REDEEMED':
      return { to: '/user/myCoupon', text: 'coupons' } as const;
    case 'TICKET_REDEEMED':
      return { to: '/user/myTicket', text: 'tickets' } as const;
    default:
      return null;
  }
}
