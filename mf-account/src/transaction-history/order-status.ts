import { defineStrings, useStrings } from '@mrw/shared-contracts';

/** Order statuses of §4 and event types of Q-144; both lists share REFUND, EXCHANGE and VOID. */
export const orderStatusStrings = defineStrings('account.orderStatus', {
  PENDING: { en: 'Pending', 'zh-Hant': '待處理', 'zh-Hans': '待处理' },
  AUTHORIZED: { en: 'Authorised', 'zh-Hant': '已授權', 'zh-Hans': '已授权' },
  PAID: { en: 'Paid', 'zh-Hant': '已付款', 'zh-Hans': '已付款' },
  PARTIALLY_PAID: { en: 'Partly paid', 'zh-Hant': '部分付款', 'zh-Hans': '部分付款' },
  REFUNDED: { en: 'Refunded', 'zh-Hant': '已退款', 'zh-Hans': '已退款' },
  PARTIALLY_REFUNDED: { en: 'Partly refunded', 'zh-Hant': '部分退款', 'zh-Hans': '部分退款' },
  VOIDED: { en: 'Voided', 'zh-Hant': '已作廢', 'zh-Hans': '已作废' },
  VOID: { en: 'Void', 'zh-Hant': '作廢', 'zh-Hans': '作废' },
  WAITING_FOR_APPROVAL: { en: 'Waiting for approval', 'zh-Hant': '等待審批', 'zh-Hans': '等待审批' },
  APPROVED: { en: 'Approved', 'zh-Hant': '已批核', 'zh-Hans': '已批准' },
  RECALLED: { en: 'Recalled', 'zh-Hant': '已撤回', 'zh-Hans': '已撤回' },
  REJECTED: { en: 'Rejected', 'zh-Hant': '已拒絕', 'zh-Hans': '已拒绝' },
  COMPLETED: { en: 'Completed', 'zh-Hant': '已完成', 'zh-Hans': '已完成' },
  PROCESSING: { en: 'In progress', 'zh-Hant': '處理中', 'zh-Hans': '处理中' },
  REFUND: { en: 'Refund', 'zh-Hant': '退款', 'zh-Hans': '退款' },
  EXCHANGE: { en: 'Exchange', 'zh-Hant': '換貨', 'zh-Hans': '换货' },
  PURCHASE: { en: 'Purchase', 'zh-Hant': '購買', 'zh-Hans': '购买' },
});

type Known = keyof typeof orderStatusStrings.table;

const isKnown = (status: string): status is Known =>
  Object.prototype.hasOwnProperty.call(orderStatusStrings.table, status);

/** Names a status; one that this version does not know is shown as it is. */
export function useStatusName(): (status: string) => string {
  const t = useStrings(orderStatusStrings);
  return (status) => (isKnown(status) ? t(status) : status);
}
