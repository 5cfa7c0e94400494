import { inThree } from '../page/text';
import type { Field, Section } from './commands';

const cashCode: Field = {
  name: 'code',
  label: inThree('Code under the QR code', '二維碼下方的代碼', '二维码下方的代码'),
  kind: 'text',
};

/** What a cashier does. */
export const tillSection: Section = {
  id: 'till',
  title: inThree('Till', '收銀處', '收银台'),
  commands: [
    {
      id: 'scan',
      title: inThree('Scan a cash code', '掃描現金獎賞代碼', '扫描现金奖赏代码'),
      text: inThree(
        'From here on the member can no longer cancel.',
        '掃描後，會員便不能取消付款。',
        '扫描后，会员就不能取消付款。',
      ),
      button: inThree('Scan', '掃描', '扫描'),
      method: 'POST',
      path: '/sandbox/staff/scan',
      fields: [cashCode],
    },
    {
      id: 'confirm',
      title: inThree('Confirm the payment', '確認付款', '确认付款'),
      text: inThree('The held points are spent.', '扣除已預留的積分。', '扣除已预留的积分。'),
      button: inThree('Confirm', '確認', '确认'),
      method: 'POST',
      path: '/sandbox/staff/confirm',
      fields: [cashCode],
    },
    {
      id: 'staff-coupon',
      title: inThree(
        'Use a coupon or ticket by its code',
        '以代碼使用優惠券或門票',
        '以代码使用优惠券或门票',
      ),
      text: inThree(
        'What a merchant does when the member shows the code.',
        '會員出示代碼時，商戶所做的步驟。',
        '会员出示代码时，商家所做的步骤。',
      ),
      button: inThree('Use', '使用', '使用'),
      method: 'POST',
      path: '/sandbox/staff/coupon',
      fields: [{ name: 'code', label: inThree('Coupon code', '優惠券代碼', '优惠券代码'), kind: 'text' }],
    },
  ],
};
