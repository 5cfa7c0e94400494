import { useHost, useLanguage, useRefresh, useStrings } from '@mrw/shared-contracts';
import { Card, Icon, PartialFailure, UpdatedAgo, useNow } from '@mrw/shared-ui';
import { formatDate, formatInteger, formatPoints } from '@mrw/shared-ui/formatters';
import { useEffect } from 'react';
import { useMember } from '../member/member-context';
import s from './points.module.css';
import { pointsStrings } from './strings';

/** The balance in the abbreviated form and what expires next. */
export function PointsBalance() {
  const t = useStrings(pointsStrings);
  const language = useLanguage();
  const { auth } = useHost();
  const { pointAccount: account, pointsReadAt } = useMember();
  const now = useNow();
  const { refresh } = useRefresh(() => auth.reloadMember());
  const known = account !== null;

  // The login goes through without points; the next screen asks for them again.
  useEffect(() => {
    if (!known) void auth.reloadMember();
  }, [auth, known]);

  if (!account) {
    return (
      <Card>
        <p className={s.label}>{t('points')}</p>
        <p className={s.balance}>–</p>
        <PartialFailure message={t('unknown')} onRetry={() => void auth.reloadMember()} />
      </Card>
    );
  }
  const expiring = account.points_about_to_expire > 0 && account.points_coming_expiry_date;
  return (
    <Card>
      <p className={s.label}>{t('points')}</p>
      <p className={s.balance} title={t('exactly', { points: formatInteger(account.balance) })}>
        {formatPoints(account.balance)}
      </p>
      {pointsReadAt !== undefined && (
        <div className={s.age}>
          <UpdatedAgo at={pointsReadAt} now={now} onRefresh={refresh} />
        </div>
      )}
      {expiring && (
        <p className={s.expiring}>
          <Icon name="clock" size={20} className={s.clock} />
          {t('expiring', {
            points: formatInteger(account.points_about_to_expire),
            date: formatDate(expiring, language),
          })}
        </p>
      )}
    </Card>
  );
}
