import { useHost, useRefresh, useStrings, type Member } from '@mrw/shared-contracts';
import { Card, CountUp, UpdatedAgo } from '@mrw/shared-ui';
import { formatInteger, formatMoney } from '@mrw/shared-ui/formatters';
import s from './cash-page.module.css';
import { cashStrings } from './strings';

type Props = Pick<Member, 'pointAccount' | 'pointsReadAt'> & { rate: number };

/** The balance in points and in cash dollars. An unreadable balance is a dash. */
export function BalanceCard({ pointAccount, pointsReadAt, rate }: Props) {
  const t = useStrings(cashStrings);
  const { auth } = useHost();
  const { refresh } = useRefresh(() => auth.reloadMember());
  const inWords = (points: number) => t('points', { points: formatInteger(points) });
  return (
    <Card>
      <p className={s.label}>{t('balance')}</p>
      <p className={s.balance}>
        {pointAccount ? (
          <CountUp value={pointAccount.balance} format={inWords} />
        ) : (
          t('points', { points: '–' })
        )}
      </p>
      <p className={s.rate}>
        {t('rate', { points: formatInteger(rate), cashDollar: 1, money: formatMoney(1) })}
      </p>
      {pointsReadAt !== undefined && (
        <div className={s.age}>
          <UpdatedAgo at={pointsReadAt} onRefresh={refresh} />
        </div>
      )}
    </Card>
  );
}
