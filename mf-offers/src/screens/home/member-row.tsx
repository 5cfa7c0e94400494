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

/** One strip for everything that expires soon; absent without anything. */
function Expiring({ member }: { member: Member }) {
  const t = useStrings(homeStrings);
  const language = useLanguage();
  const points = member.pointAccount;
  const coupons = member.customer?.number_of_coupons_about_to_expire ?? 0;
  const expiring = points?.points_coming_expiry_date ? points.points_about_to_expire : 0;
  if (expiring === 0 && coupons === 0) return null;
  return (
    <ul className={s.strip}>
      {expiring > 0 && (
        <li>
          <Link to="/reward_status" className={s.line}>
            <Icon name="clock" size={20} />
            <span className={s.words}>
              {t('pointsExpire', {
                count: expiring,
                points: formatInteger(expiring),
                date: formatDate(points?.points_coming_expiry_date ?? '', language),
              })}
            </span>
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      )}
      {coupons > 0 && (
        <li>
          <Link to="/user/myCoupon" className={s.line}>
            <Icon name="coupon" size={20} />
            <span className={s.words}>{t('couponsExpire', { count: coupons })}</span>
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      )}
    </ul>
  );
}
