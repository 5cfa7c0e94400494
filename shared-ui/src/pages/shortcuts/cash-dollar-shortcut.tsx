import { useHost, useStrings } from '@mrw/shared-contracts';
import { formatInteger, formatMoney } from '@mrw/shared-ui/formatters';
import { payable } from './payable';
import { Shortcut } from './shortcut';
import { shortcutStrings } from './strings';

/**
 * The points as Hong Kong dollars and the way to pay with them; below one cash dollar only the rate. Nothing where the
 * deployment has no shortcuts.
 *
 * @param balance null while the points are not known: nothing is promised then
 */
export function CashDollarShortcut({ balance }: { balance: number | null }) {
  const t = useStrings(shortcutStrings);
  const { shortcuts, pointsPerCashDollar: rate } = useHost().config;
  if (!shortcuts || balance === null) return null;
  const { points, dollars } = payable(balance, rate);
  const worth = (count: number, money: number) =>
    t('worth', { count, points: formatInteger(count), money: formatMoney(money) });
  if (dollars === 0) return <Shortcut icon="cash" title={t('cashDollars')} text={worth(rate, 1)} />;
  return (
    <Shortcut
      icon="cash"
      title={t('cashDollars')}
      text={worth(points, dollars)}
      action={t('pay')}
      to="/use_cash_dollar"
    />
  );
}
