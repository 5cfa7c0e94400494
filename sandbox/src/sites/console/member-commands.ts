import { inThree } from '../page/text';
import { memberField, type Section } from './commands';

/** What an admin changes about members. */
export const memberSection: Section = {
  id: 'members',
  title: inThree('Members', '會員', '会员'),
  commands: [
    {
      id: 'points',
      title: inThree('Add or remove points', '增加或扣除積分', '增加或扣除积分'),
      text: inThree('A number below zero removes points.', '輸入負數即扣除積分。', '输入负数即扣除积分。'),
      button: inThree('Change points', '更改積分', '更改积分'),
      method: 'POST',
      path: '/sandbox/admin/points',
      fields: [
        memberField,
        { name: 'points', label: inThree('Points', '積分', '积分'), kind: 'number', value: '100' },
        {
          name: 'recall',
          label: inThree('Points below zero are a recall', '負數積分視為收回', '负数积分视为收回'),
          kind: 'flag',
        },
      ],
    },
    {
      id: 'stamps',
      title: inThree('Change stamps', '更改印花', '更改印花'),
      text: inThree('A number below zero removes stamps.', '輸入負數即扣除印花。', '输入负数即扣除印花。'),
      button: inThree('Change stamps', '更改印花', '更改印花'),
      method: 'POST',
      path: '/sandbox/admin/stamps',
      fields: [
        memberField,
        {
          name: 'campaign',
          label: inThree('Stamp campaign id', '印花活動編號', '印花活动编号'),
          kind: 'number',
          value: '401',
        },
        { name: 'stamps', label: inThree('Stamps', '印花', '印花'), kind: 'number', value: '1' },
      ],
    },
    {
      id: 'disable-member',
      title: inThree('Disable a member', '停用會員', '停用会员'),
      text: inThree(
        'The member is logged out at the next look at the account.',
        '會員下次載入帳戶時會被登出。',
        '会员下次加载账户时会被退出登录。',
      ),
      button: inThree('Disable', '停用', '停用'),
      method: 'POST',
      path: '/sandbox/admin/disable-member',
      fields: [{ ...memberField, value: 'demo-disable-soon' }],
    },
  ],
};
