import { inThree } from '../page/text';
import { memberField, type Field, type Section } from './commands';

const by: Field = {
  name: 'by',
  label: inThree('Done by', '執行者', '执行者'),
  kind: 'choice',
  options: {
    ADMIN: inThree('Admin', '管理員', '管理员'),
    MERCHANT_ADMIN: inThree('Admin of the merchant', '商戶管理員', '商家管理员'),
  },
};
const coupon: Field = {
  name: 'coupon',
  label: inThree('Coupon or ticket id', '優惠券或門票編號', '优惠券或门票编号'),
  kind: 'number',
  hint: inThree('For example 1001', '例如 1001', '例如 1001'),
};

/** What an admin or a merchant's admin does with coupons; members see it in their activity log. */
export const couponSection: Section = {
  id: 'coupons',
  title: inThree('Coupons and tickets', '優惠券及門票', '优惠券和门票'),
  commands: [
    {
      id: 'grant',
      title: inThree('Grant', '發放', '发放'),
      text: inThree(
        'Puts a new coupon or ticket into the wallet of a member.',
        '把新的優惠券或門票放入會員的錢包。',
        '把新的优惠券或门票放入会员的钱包。',
      ),
      button: inThree('Grant', '發放', '发放'),
      method: 'POST',
      path: '/sandbox/admin/grant',
      fields: [
        memberField,
        {
          name: 'campaign',
          label: inThree('Campaign id', '活動編號', '活动编号'),
          kind: 'number',
          value: '101',
          hint: inThree('Whose coupon or ticket', '其優惠券或門票', '其优惠券或门票'),
        },
        { name: 'quantity', label: inThree('Quantity', '數量', '数量'), kind: 'number', value: '1' },
        by,
      ],
    },
    {
      id: 'reclaim',
      title: inThree('Reclaim', '收回', '收回'),
      text: inThree('Takes a coupon or ticket away.', '收回優惠券或門票。', '收回优惠券或门票。'),
      button: inThree('Reclaim', '收回', '收回'),
      method: 'POST',
      path: '/sandbox/admin/reclaim',
      fields: [coupon, by],
    },
    {
      id: 'use',
      title: inThree('Mark as used', '標示為已使用', '标示为已使用'),
      text: inThree(
        'Uses a coupon or ticket for the member.',
        '代會員使用優惠券或門票。',
        '代会员使用优惠券或门票。',
      ),
      button: inThree('Mark as used', '標示為已使用', '标示为已使用'),
      method: 'POST',
      path: '/sandbox/admin/use',
      fields: [coupon, by],
    },
    {
      id: 'disable-coupon',
      title: inThree('Disable', '停用', '停用'),
      text: inThree(
        'The coupon or ticket leaves every list; using it is refused.',
        '優惠券或門票會從所有清單移除，亦不能使用。',
        '优惠券或门票会从所有列表移除，也不能使用。',
      ),
      button: inThree('Disable', '停用', '停用'),
      method: 'POST',
      path: '/sandbox/admin/disable-coupon',
      fields: [coupon],
    },
  ],
};
