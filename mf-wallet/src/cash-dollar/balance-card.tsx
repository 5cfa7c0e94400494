import { useStrings } from '@mrw/shared-contracts';
import { Card } from '@mrw/shared-ui';
import { formatInteger } from '@mrw/shared-ui/formatters';
import s from './cash-page.module.css';
import { cashStrings } from './strings';

/** What the member has, and what it is worth. A balance that could not be read is a dash. */
export function BalanceCard({ balance, rate }: { balance: number | null; rate: number }) {
  const t = useStrings(cashStrings);
  return (
    <Card>
      <p className={s.label}>{t('balance')}</p>
      <p className={s.balance}>{t('points', { points: balance === null ? '–' : formatInteger(balance) })}</p>
      <p className={s.rate}>{t('rate', { points: formatInteger(rate), cashDollar: 1 })}</p>
    </Card>
  );
}
