import { useStrings } from '@mrw/shared-contracts';
import { DefinitionList, formatInteger, type Fact } from '@mrw/shared-ui';
import s from './costs.module.css';
import { pointsChangeStrings } from '../../campaigns/points-change/strings';
import { buyStrings } from './strings';

type Props = {
  points: number;
  total: number;
  /** Null for visitors, and while the balance is unknown. */
  available: number | null;
  balanceAfter: number | null;
};

/** Costs and remaining balance; a negative balance is red and described as such. */
export function Costs({ points, total, available, balanceAfter }: Props) {
  const t = useStrings(buyStrings);
  const p = useStrings(pointsChangeStrings);
  const items: Fact[] = [
    { label: t('required'), value: formatInteger(points) },
    { label: p('total'), value: formatInteger(total) },
  ];
  if (available !== null) items.push({ label: t('available'), value: formatInteger(available) });
  if (balanceAfter !== null) items.push({ label: p('balance'), value: <Balance value={balanceAfter} /> });
  return <DefinitionList items={items} />;
}

function Balance({ value }: { value: number }) {
  const t = useStrings(buyStrings);
  const balance = formatInteger(value);
  if (value >= 0) return <span>{balance}</span>;
  return <span className={s.below}>{t('balanceBelow', { balance })}</span>;
}
