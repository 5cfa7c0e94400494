import type { TransactionDetail } from '../../db/schema/points';
import { t } from '../text';
import type { Text } from '../text';

const beans = {
  id: '1',
  name: t('Harbour blend beans 250 g', '海港特調咖啡豆250克', '海港特调咖啡豆250克'),
  quantity: 2,
  original_price: 168,
  value: 336,
};
const press = {
  id: '3',
  name: t('Travel press', '旅行法壓壺', '旅行法压壶'),
  quantity: 1,
  original_price: 598,
  value: 598,
};

/** 4001: discounts, shipping, other charge, points to cash and remarks; the total is 1,234.50. */
export const fullPurchase: TransactionDetail = {
  purchased_items: [
    { ...beans, status: 'PAID' },
    {
      id: '2',
      name: t('Ceramic dripper', '陶瓷濾杯', '陶瓷滤杯'),
      quantity: 1,
      original_price: 458,
      value: 412.2,
      status: 'PAID',
      discounts: [{ code: 'POUR10', title: t('10% off brewing tools', '沖煮用具九折', '冲煮用具九折') }],
    },
    { ...press, status: 'PAID' },
  ],
  subtotal: 1346.2,
  shipping_fee: 30,
  other_charge: 8.3,
  point_to_cash: 50,
  discount_amount: 100,
  discounts: [
    {
      id: '1',
      code: 'HARBOUR100',
      type: 'FIXED_AMOUNT',
      value: 100,
      title: t('HK$100 member discount', '會員減HK$100', '会员减HK$100'),
    },
  ],
  total: 1234.5,
  eligible_total: 1196.2,
  refund: 0,
  remarks: t(
    'Please leave the parcel with the concierge.',
    '請將包裹交給大堂管理處。',
    '请将包裹交给大堂管理处。',
  ),
};

/** 4002: both items came back. */
export const returnedPurchase: TransactionDetail = {
  purchased_items: [
    {
      id: '1',
      name: t('Linen shirt', '亞麻恤衫', '亚麻衬衫'),
      quantity: -1,
      original_price: 420,
      value: -420,
      status: 'REFUNDED',
    },
    {
      id: '2',
      name: t('Linen dress', '亞麻連身裙', '亚麻连衣裙'),
      quantity: -1,
      original_price: 680,
      value: -680,
      status: 'REFUNDED',
    },
  ],
  subtotal: -1100,
  total: -1100,
  eligible_total: -1100,
  refund: 1100,
  remarks: t(
    'Returned within seven days with the original invoice.',
    '七日內憑正本單據退貨。',
    '七日内凭原始单据退货。',
  ),
};

/** 4003: one out, one in. */
export const exchangedPurchase: TransactionDetail = {
  purchased_items: [
    {
      id: '1',
      name: t('Walking shoes, size 38', '步行鞋，38號', '步行鞋，38码'),
      quantity: -1,
      original_price: 520,
      value: -520,
    },
    {
      id: '2',
      name: t('Walking shoes, size 39', '步行鞋，39號', '步行鞋，39码'),
      quantity: 1,
      original_price: 560,
      value: 560,
    },
  ],
  subtotal: 40,
  total: 40,
  eligible_total: 40,
  refund: 0,
  remarks: t('Exchanged for another size.', '已更換尺碼。', '已更换尺码。'),
};

/** 4004: one of three items was refunded. */
export const partlyRefunded: TransactionDetail = {
  purchased_items: [
    {
      id: '1',
      name: t('Wooden train', '木製火車', '木制火车'),
      quantity: 1,
      original_price: 260,
      value: 260,
      status: 'PAID',
    },
    {
      id: '2',
      name: t('Paper kite', '紙風箏', '纸风筝'),
      quantity: 1,
      original_price: 120,
      value: 120,
      status: 'REFUNDED',
    },
    {
      id: '3',
      name: t('Soft bear', '毛絨小熊', '毛绒小熊'),
      quantity: 1,
      original_price: 240,
      value: 240,
      status: 'PAID',
    },
  ],
  subtotal: 620,
  shipping_fee: 0,
  discount_amount: 0,
  total: 620,
  eligible_total: 500,
  refund: 120,
  remarks: t('The kite arrived torn.', '風箏送到時已破損。', '风筝送到时已破损。'),
};

export const smallPurchase = (name: Text, price: number, quantity: number): TransactionDetail => ({
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
  remarks: t('Thank you.', '多謝惠顧。', '感谢惠顾。'),
});

/** 4005: no fees, no remarks, hardly anything. */
export const thinPurchase: TransactionDetail = {
  purchased_items: [
    { id: '1', name: t('Paperback', '平裝書', '平装书'), quantity: 1, original_price: 98, value: 98 },
  ],
  total: 98,
};
