import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { TransactionItem } from '@mrw/shared-contracts/api/transaction-history';
import { Chip, TextLink } from '@mrw/shared-ui';
import { formatDateTime } from '@mrw/shared-ui/formatters';
import { TwoColumnTable } from '../../common/lists/two-column-table';
import { isRefund, moneyText } from './money';
import { useStatusName } from './order-status';
import { transactionHistoryStrings } from './strings';
import s from './transaction-history.module.css';

export function HistoryTable({ items }: { items: readonly TransactionItem[] }) {
  const t = useStrings(transactionHistoryStrings);
  const statusName = useStatusName();
  const language = useLanguage();
  const rows = items.map((item) => {
    const paid = moneyText(item.event_type, item.paid_amount);
    const refund = isRefund(item.event_type);
    return {
      id: item.id,
      first: (
        <>
          <TextLink to={`/transaction_history_detail/${item.id}`} inline>
            {item.receiptNumber || item.invoice_id || item.id}
          </TextLink>
          <p className={s.note}>
            {refund ? (
              <Chip tone="info">{statusName(item.event_type)}</Chip>
            ) : (
              <span>{statusName(item.event_type)}</span>
            )}
            <span>{` · ${formatDateTime(item.date, language)}`}</span>
          </p>
        </>
      ),
      second: (
        <>
          <p className={s.amount}>{moneyText(item.event_type, item.total_value) ?? '–'}</p>
          {paid && <p className={s.paid}>{t(refund ? 'refundedOf' : 'paidOf', { amount: paid })}</p>}
        </>
      ),
    };
  });
  return (
    <TwoColumnTable caption={t('title')} head={[t('receipt'), t('amount')]} groups={[{ id: 'all', rows }]} />
  );
}
