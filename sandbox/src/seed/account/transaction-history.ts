import type { OrderStatus } from '@mrw/shared-contracts/api/transaction-history';
import type { SeedRows } from '../../db/seed-contract';
import { memberIds } from '../members/ids';
import type { Moments } from '../moments';
import { t } from '../text';
import {
  exchangedPurchase,
  fullPurchase,
  partlyRefunded,
  returnedPurchase,
  smallPurchase,
  thinPurchase,
} from './purchases';

type HistoryRow = NonNullable<SeedRows['transaction_history']>[number];
type Draft = Partial<HistoryRow> & { readonly order_status: OrderStatus };

const goods = [
  [t('Shrimp dumplings', '蝦餃', '虾饺'), 42],
  [t('Film ticket', '戲票', '电影票'), 95],
  [t('Bunch of peonies', '牡丹花束', '牡丹花束'), 188],
  [t('Folding umbrella', '摺疊雨傘', '折叠雨伞'), 240],
  [t('Pineapple bun', '菠蘿包', '菠萝包'), 12],
  [t('Illustrated atlas', '插圖地圖集', '插图地图集'), 328],
] as const;

/** 4001 to 4007: the forms of a receipt. */
const forms: readonly Draft[] = [
  { order_status: 'COMPLETED', store_id: 1, detail: fullPurchase, total_value: 1234.5, paid_amount: 1234.5 },
  {
    order_status: 'REFUND',
    event_type: 'REFUND',
    store_id: 17,
    detail: returnedPurchase,
    total_value: -1100,
    paid_amount: -1100,
  },
  {
    order_status: 'EXCHANGE',
    event_type: 'EXCHANGE',
    store_id: 31,
    detail: exchangedPurchase,
    total_value: 40,
    paid_amount: 40,
  },
  {
    order_status: 'PARTIALLY_REFUNDED',
    store_id: 6,
    detail: partlyRefunded,
    total_value: 620,
    paid_amount: 620,
  },
  { order_status: 'PENDING', store_id: 2, detail: thinPurchase, total_value: 98, paid_amount: null },
  { order_status: 'PAID', receipt_number: null },
  { order_status: 'PROCESSING', paid_amount: -5 },
];

/** 4008 to 4016: the order statuses that the forms leave out. */
const otherStatuses: readonly OrderStatus[] = [
  'AUTHORIZED',
  'PARTIALLY_PAID',
  'REFUNDED',
  'VOIDED',
  'VOID',
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'RECALLED',
  'REJECTED',
];

const eventTypes: Partial<Record<OrderStatus, string>> = { REFUNDED: 'REFUND', VOIDED: 'VOID', VOID: 'VOID' };

/** 25 orders of demo-level2: three pages of ten. */
export function transactionHistory(moments: Moments): HistoryRow[] {
  const drafts: Draft[] = [
    ...forms,
    ...otherStatuses.map((order_status) => ({
      order_status,
      event_type: eventTypes[order_status] ?? 'PURCHASE',
    })),
    ...Array.from(
      { length: 9 },
      (_, index) => ({ order_status: index % 2 === 0 ? 'COMPLETED' : 'PAID' }) as const,
    ),
  ];
  return drafts.map((draft, index) => {
    const [name, price] = goods[index % goods.length] ?? goods[0];
    const quantity = 1 + (index % 3);
    return {
      id: 4001 + index,
      member_id: memberIds['demo-level2'],
      invoice_id: `ORD-${70_120 + index * 17}`,
      receipt_number: `R${2_026_000 + index * 3}`,
      date: moments.at(-1 - index * 6, 13, (index * 13) % 60),
      creation_date: moments.at(-1 - index * 6, 14, (index * 13) % 60),
      event_type: 'PURCHASE',
      store_id: 1 + ((index * 5) % 60),
      total_value: price * quantity,
      paid_amount: price * quantity,
      detail: smallPurchase(name, price, quantity),
      ...draft,
    };
  });
}
