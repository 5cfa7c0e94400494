import type { TransactionDetail, TransactionItem } from '@mrw/shared-contracts/api/transaction-history';

export const transactionPath = '/customers/12/transaction_history';

/** A row of the history: a purchase of HK$1,234.50. */
export const sampleTransaction = (
  number: number,
  changes: Partial<TransactionItem> = {},
): TransactionItem => ({
  id: String(4000 + number),
  invoice_id: null,
  receiptNumber: `R${number}`,
  date: '2026-11-20T13:00:00+08:00',
  creation_date: '2026-11-20T13:00:00+08:00',
  total_value: 1_234.5,
  paid_amount: null,
  event_type: 'PURCHASE',
  ...changes,
});

/** A purchase with everything that a detail may have. */
export const sampleTransactionDetail = (changes: Partial<TransactionDetail> = {}): TransactionDetail => ({
  id: '4001',
  event_type: 'PURCHASE',
  invoice_id: 'INV-1',
  receiptNumber: 'R1',
  receiptDateTime: '2026-11-20T13:00:00+08:00',
  orderStatus: 'COMPLETED',
  store: { name: 'Harbour Coffee', third_party_store_code: 'HC-001' },
  purchased_items: [
    {
      id: '1',
      name: 'Beans',
      quantity: 2,
      original_price: 168,
      value: 336,
      discounts: [{ code: 'TEN', title: '10% off' }],
    },
  ],
  subtotal: 1_346.2,
  shipping_fee: 30,
  other_charge: 8.3,
  point_to_cash: 50,
  discount_amount: 100,
  discounts: [{ id: '1', code: 'HARBOUR100', type: 'AMOUNT', value: 100, title: 'Member discount' }],
  total: 1_234.5,
  eligible_total: 1_196.2,
  paid_amount: 1_184.5,
  refund: 0,
  remarks: 'Leave at the door.',
  ...changes,
});
