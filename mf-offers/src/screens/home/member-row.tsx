import { useHost, useLanguage, useStrings, type Member } from '@mrw/shared-contracts';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import {
  Button,
  Chip,
  CountUp,
  formatDate,
  formatInteger,
  Icon,
  LinkButton,
  UpdatedAgo,
  useNow,
} from '@mrw/shared-ui';
import { CashDollarShortcut } from '@mrw/shared-ui/shortcuts';
import { Link } from 'react-router-dom';
import { greetingAt } from './greeting';
import s from './member-row.module.css';
import { homeStrings } from './strings';

type Props = {
  member: Member;
  /** A requested refresh is running. */
  busy: boolean;
  onRefresh(): void;
};

/** Greeting, level and balance of the member, and what expires soon. */
export function MemberRow({ member, busy, onRefresh }: Props) {
  const t = useStrings(homeStrings);
  const { config } = useHost();
  const now = useNow();
  const points = member.pointAccount;
  return (
    <div className={s.box}>
      <div className={s.card}>
        <div className={s.who}>
          <h1 className={s.greeting}>{t(greetingAt(now), { name: member.displayName })}</h1>
          {config.flags.levels && points && (
            <Chip tone="gold" icon="level">
              {points.current_level_data.name}
            </Chip>
          )}
        </div>
        {points ? (
          <Balance points={points} readAt={member.pointsReadAt ?? null} onRefresh={onRefresh} />
        ) : (
          <div className={s.balance}>
            <p className={s.label}>{t('pointsUnknown')}</p>
            <Button variant="quiet" icon="refresh" busy={busy} onClick={onRefresh}>
              {t('readAgain')}
            </Button>
          </div>
        )}
        <div className={s.action}>
          <LinkButton to="/user/myCard" icon="card" variant="outline" wide>
            {t('myCard')}
          </LinkButton>
        </div>
      </div>
      <div className={s.shortcut}>
        <CashDollarShortcut balance={points?.balance ?? null} />
      </div>
      <Expiring member={member} />
    </div>
  );
}

type BalanceProps = { points: PointAccount; readAt: number | null; onRefresh(): void };

function Balance({ points, readAt, onRefresh }: BalanceProps) {
  const t = useStrings(homeStrings);
  return (
    <div className={s.balance}>
      <p>
        <span className={s.label}>{t('yourPoints')}</span>
        <strong className={s.number}>
          <CountUp value={points.balance} />
        </strong>
      </p>
      <UpdatedAgo at={readAt} onRefresh={onRefresh} />
    </div>
  );
}

/** One line for everything that expires soon; absent without anything. */
function Expiring({ member }: { member: Member }) {
  const t = useStrings(homeStrings);
  const language = useLanguage();
  const points = member.pointAccount;
  const count = member.customer?.number_of_coupons_about_to_expire ?? 0;
  const expiring = points?.points_coming_expiry_date ? points.points_about_to_expire : 0;
  if (expiring === 0 && count === 0) return null;
  const amount = { points: formatInteger(expiring), coupons: t('coupons', { count }) };
  const [to, words] =
    count === 0
      ? [
          '/reward_status',
          t('pointsExpire', {
            ...amount,
            count: expiring,
            date: formatDate(points?.points_coming_expiry_date ?? '', language),
          }),
        ]
      : expiring === 0
        ? ['/user/myCoupon', t('couponsExpire', { count })]
        : ['/expiry_centre', t('bothExpire', { ...amount, count: expiring })];
  return (
    <Link to={to} className={s.line}>
      <Icon name="clock" size={20} />
      <span className={s.words}>{words}</span>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
