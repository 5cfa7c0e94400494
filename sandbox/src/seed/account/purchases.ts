import type { TransactionDetail } from '../../db/schema/points';

const beans = { id: '1', name: 'Harbour blend beans 250 g', quantity: 2, original_price: 168, value: 336 };
const press = { id: '3', name: 'Travel press', quantity: 1, original_price: 598, value: 598 };

/** 4001: discounts, shipping, other charge, points to cash and remarks; the total is 1,234.50. */
export const fullPurchase: TransactionDetail = {
  purchased_items: [
    { ...beans, status: 'PAID' },
    {
      id: '2',
      name: 'Ceramic dripper',
      quantity: 1,
      original_price: 458,
      value: 412.2,
      status: 'PAID',
      discounts: [{ code: 'POUR10', title: '10% off brewing tools' }],
    },
    { ...press, status: 'PAID' },
  ],
  subtotal: 1346.2,
  shipping_fee: 30,
  other_charge: 8.3,
  point_to_cash: 50,
  discount_amount: 100,
  discounts: [
    { id: '1', code: 'HARBOUR100', type: 'FIXED_AMOUNT', value: 100, title: 'HK$100 member discount' },
  ],
  total: 1234.5,
  eligible_total: 1196.2,
  refund: 0,
  remarks: 'Please leave the parcel with the concierge.',
};

/** 4002: both items came back. */
export const returnedPurchase: TransactionDetail = {
  purchased_items: [
    { id: '1', name: 'Linen shirt', quantity: -1, original_price: 420, value: -420, status: 'REFUNDED' },
    { id: '2', name: 'Linen dress', quantity: -1, original_price: 680, value: -680, status: 'REFUNDED' },
  ],
  subtotal: -1100,
  total: -1100,
  eligible_total: -1100,
  refund: 1100,
  remarks: 'Returned within seven days with the original invoice.',
};

/** 4003: one out, one in. */
export const exchangedPurchase: TransactionDetail = {
  purchased_items: [
    { id: '1', name: 'Walking shoes, size 38', quantity: -1, original_price: 520, value: -520 },
    { id: '2', name: 'Walking shoes, size 39', quantity: 1, original_price: 560, value: 560 },
  ],
  subtotal: 40,
  total: 40,
  eligible_total: 40,
  refund: 0,
  remarks: 'Exchanged for another size.',
};

/** 4004: one of three items was refunded. */
export const partlyRefunded: TransactionDetail = {
  purchased_items: [
    { id: '1', name: 'Wooden train', quantity: 1, original_price: 260, value: 260, status: 'PAID' },
    { id: '2', name: 'Paper kite', quantity: 1, original_price: 120, value: 120, status: 'REFUNDED' },
    { id: '3', name: 'Soft bear', quantity: 1, original_price: 240, value: 240, status: 'PAID' },
  ],
  subtotal: 620,
  shipping_fee: 0,
  discount_amount: 0,
  total: 620,
  eligible_total: 500,
  refund: 120,
  remarks: 'The kite arrived torn.',
};

export const smallPurchase = (name: string, price: number, quantity: number): TransactionDetail => ({
  purchased_items: [
    { id: '1', name, quantity, original_price: price, value: price * quantity, status: 'PAID' },
  ],
  subtotal: price * quantity,
  shipping_fee: 0,
  other_charge: 0,
  discount_amount: 0,
  total: price * quantity,
  eligible_total: price * quantity,
  refund: 0,
  remarks: 'Thank you.',
});

/** 4005: no fees, no remarks, hardly anything. */
export const thinPurchase: TransactionDetail = {
  purchased_items: [{ id: '1', name: 'Paperback', quantity: 1, original_price: 98, value: 98 }],
  total: 98,
};
