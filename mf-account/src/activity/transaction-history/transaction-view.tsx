import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { TransactionDetail } from '@mrw/shared-contracts/api/transaction-history';
import { Card, DefinitionList, Prose, Section } from '@mrw/shared-ui';
import { formatDateTime } from '@mrw/shared-ui/formatters';
import { eventOf, moneyText } from './money';
import { useStatusName } from './order-status';
import { PurchasedItems } from './purchased-items';
import { transactionHistoryStrings } from './strings';
import s from './transaction-history.module.css';

/** All parts of one transaction; what the server left out is left out (§3). */
export function TransactionView({ transaction }: { transaction: TransactionDetail }) {
  const t = useStrings(transactionHistoryStrings);
  const statusName = useStatusName();
  const language = useLanguage();
  const { store } = transaction;
  const event = eventOf(transaction);
  const facts = [
    { label: t('receiptNumber'), value: transaction.receiptNumber || transaction.invoice_id },
    { label: t('dateTime'), value: formatDateTime(transaction.receiptDateTime, language) },
    { label: t('orderStatus'), value: statusName(transaction.orderStatus) },
    { label: t('store'), value: store?.name },
    { label: t('storeCode'), value: store?.third_party_store_code },
  ];
  const sums = [
    { label: t('subtotal'), value: moneyText(event, transaction.subtotal) },
    { label: t('shippingFee'), value: moneyText(event, transaction.shipping_fee) },
    { label: t('otherCharge'), value: moneyText(event, transaction.other_charge) },
    { label: t('pointToCash'), value: moneyText(event, transaction.point_to_cash) },
    { label: t('discountAmount'), value: moneyText(event, transaction.discount_amount) },
    { label: t('total'), value: moneyText(event, transaction.total) },
    { label: t('eligibleTotal'), value: moneyText(event, transaction.eligible_total) },
    { label: t('paidAmount'), value: moneyText(event, transaction.paid_amount) },
    { label: t('refund'), value: moneyText(event, transaction.refund) },
  ];
  const discounts = (transaction.discounts ?? []).map(({ id, title, code, type, value }) => ({
    id,
    label: [title || type || t('discount'), code].filter(Boolean).join(' · '),
    value: moneyText(event, value) ?? '–',
  }));
  return (
    <div className={s.sections}>
      <Card>
        <DefinitionList items={present(facts)} />
      </Card>
      <Card>
        <Section title={t('items')}>
          <PurchasedItems event={event} items={transaction.purchased_items} />
        </Section>
      </Card>
      {discounts.length > 0 && (
        <Card>
          <Section title={t('discounts')}>
            <DefinitionList items={discounts} />
          </Section>
        </Card>
      )}
      <Card>
        <Section title={t('amounts')}>
          <DefinitionList items={present(sums)} />
        </Section>
      </Card>
      {transaction.remarks && (
        <Card>
          <Section title={t('remarks')}>
            <Prose text={transaction.remarks} />
          </Section>
        </Card>
      )}
    </div>
  );
}

function present(facts: readonly { label: string; value: string | null | undefined }[]) {
  return facts.flatMap(({ label, value }) => (value ? { label, value } : []));
}
