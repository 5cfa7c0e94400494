import * as z from 'zod/mini';
import { id, moment, text } from './text';

/** Order statuses of §4; an unknown one is shown as it is. */
export const orderStatuses = [
  'PENDING',
  'AUTHORIZED',
  'PAID',
  'PARTIALLY_PAID',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'VOIDED',
  'VOID',
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'RECALLED',
  'REJECTED',
  'COMPLETED',
  'PROCESSING',
  'REFUND',
  'EXCHANGE',
] as const;
/** The status of an order that has a text of ours. */
export type OrderStatus = (typeof orderStatuses)[number];

/** HK$. */
const money = z.optional(z.nullable(z.number()));
const words = z.optional(text);

/** A transaction of `GET /customers/:uid/transaction_history`. */
export const transactionItem = z.object({
  id,
  invoice_id: text,
  receiptNumber: text,
  date: moment,
  creation_date: moment,
  total_value: money,
  paid_amount: money,
  /** PURCHASE, REFUND, EXCHANGE or VOID. */
  event_type: z.string(),
});
export type TransactionItem = z.infer<typeof transactionItem>;

/** A line of a receipt. */
export const purchasedItem = z.object({
  id,
  name: z.string(),
  quantity: z.optional(z.nullable(z.number())),
  original_price: money,
  value: money,
  status: words,
  discounts: z.optional(z.array(z.object({ code: words, title: words }))),
});
export type PurchasedItem = z.infer<typeof purchasedItem>;

/** The receipt of `GET /customers/:uid/transaction_history/:id`. */
export const transactionDetail = z.object({
  /** As in the list, when the server repeats them: the detail does not have to (§3). */
  id: z.optional(id),
  event_type: words,
  invoice_id: words,
  receiptNumber: text,
  receiptDateTime: moment,
  orderStatus: z.string(),
  store: z.nullable(z.object({ name: z.string(), third_party_store_code: text })),
  purchased_items: z.array(purchasedItem),
  subtotal: money,
  shipping_fee: money,
  other_charge: money,
  point_to_cash: money,
  discount_amount: money,
  discounts: z.optional(z.array(z.object({ id, code: words, type: words, value: money, title: words }))),
  total: money,
  eligible_total: money,
  paid_amount: money,
  refund: money,
  remarks: words,
});
export type TransactionDetail = z.infer<typeof transactionDetail>;
