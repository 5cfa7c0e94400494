import { useStrings } from '@mrw/shared-contracts';
import type { PurchasedItem } from '@mrw/shared-contracts/api/transaction-history';
import { Chip, ServerText } from '@mrw/shared-ui';
import { formatInteger } from '@mrw/shared-ui/formatters';
import { TwoColumnTable } from '../../common/lists/two-column-table';
import { isRefunded, moneyText, shownAmount } from './money';
import { transactionHistoryStrings } from './strings';
import s from './transaction-history.module.css';

type Props = { event: string; items: readonly PurchasedItem[] };

export function PurchasedItems({ event, items }: Props) {
  const t = useStrings(transactionHistoryStrings);
  const rows = items.map((item) => ({
    id: item.id,
    first: (
      <>
        <p>
          <ServerText>{item.name}</ServerText>
        </p>
        <Quantity event={event} item={item} />
        {(item.discounts ?? []).map(({ title, code }, place) => (
          <p key={`${code ?? ''}${place}`} className={s.note}>
            <span>{t('itemDiscount')}</span> <ServerText>{title ?? code ?? ''}</ServerText>
          </p>
        ))}
        {isRefunded(item) && <Chip tone="info">{t('refunded')}</Chip>}
      </>
    ),
    second: <p className={s.amount}>{moneyText(event, item.value) ?? '–'}</p>,
  }));
  return (
    <TwoColumnTable caption={t('items')} head={[t('item'), t('amount')]} groups={[{ id: 'all', rows }]} />
  );
}

/** Quantity and price, as far as the server sends them. */
function Quantity({ event, item }: { event: string; item: PurchasedItem }) {
  const t = useStrings(transactionHistoryStrings);
  const price = moneyText(event, item.original_price);
  if (typeof item.quantity !== 'number') return price && <p className={s.note}>{price}</p>;
  const quantity = formatInteger(shownAmount(event, item.quantity));
  return <p className={s.note}>{t('quantity', { quantity, price: price ?? '–' })}</p>;
}
