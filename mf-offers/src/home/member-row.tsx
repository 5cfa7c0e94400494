import { useHost, useLanguage, useStrings, type Member } from '@mrw/shared-contracts';
import { Button, Chip, formatDate, formatInteger, Icon, LinkButton, Notice, TextLink } from '@mrw/shared-ui';
import { useNow } from '../device/use-now';
import { greetingAt } from './greeting';
import s from './member-row.module.css';
import { homeStrings } from './strings';

/** Greeting, level and balance of the member, and what is about to expire. */
export function MemberRow({ member }: { member: Member }) {
  const t = useStrings(homeStrings);
  const { auth, config } = useHost();
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
          <p className={s.balance}>
            <span className={s.label}>{t('yourPoints')}</span>
            <strong className={s.number}>{formatInteger(points.balance)}</strong>
          </p>
        ) : (
          <div className={s.balance}>
            <p className={s.label}>{t('pointsUnknown')}</p>
            <Button variant="quiet" icon="refresh" onClick={() => void auth.reloadMember()}>
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
      <Expiring member={member} />
    </div>
  );
}

function Expiring({ member }: { member: Member }) {
  const t = useStrings(homeStrings);
  const language = useLanguage();
  const points = member.pointAccount;
  const coupons = member.customer?.number_of_coupons_about_to_expire ?? 0;
  const expiring = points?.points_coming_expiry_date ? points.points_about_to_expire : 0;
  return (
    <>
      {expiring > 0 && (
        <Notice tone="warn">
          {t('pointsExpire', {
            count: expiring,
            points: formatInteger(expiring),
            date: formatDate(points?.points_coming_expiry_date ?? '', language),
          })}
        </Notice>
      )}
      {coupons > 0 && (
        <p className={s.coupons}>
          <Icon name="coupon" size={20} />
          <TextLink to="/user/myCoupon">{t('couponsExpire', { count: coupons })}</TextLink>
        </p>
      )}
    </>
  );
}
