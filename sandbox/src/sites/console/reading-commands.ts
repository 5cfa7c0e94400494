import { inThree, type Text } from '../page/text';
import { memberField, type Section } from './commands';

const readAgain: Text = inThree('Read again', '重新讀取', '重新读取');

/** Where everything else finds its ids. */
export const lookUpSection: Section = {
  id: 'look-up',
  title: inThree('Look up', '查閱', '查询'),
  commands: [
    {
      id: 'look-up-list',
      title: inThree('What there is, and in which state', '現有資料及其狀態', '现有资料及其状态'),
      text: inThree(
        'Members, campaigns, coupons and more with their ids and states; each line leads to its page.',
        '會員、活動、優惠券等的編號及狀態；每行均連結至相應頁面。',
        '会员、活动、优惠券等的编号和状态；每行都链接至相应页面。',
      ),
      button: inThree('Show the list', '顯示清單', '显示列表'),
      method: 'GET',
      path: '/sandbox/look-up',
      fields: [
        {
          name: 'list',
          label: inThree('List', '清單', '列表'),
          kind: 'choice',
          options: {
            members: inThree('Members', '會員', '会员'),
            campaigns: inThree('Campaigns', '活動', '活动'),
            coupons_and_tickets: inThree('Coupons and tickets', '優惠券及門票', '优惠券和门票'),
            claims: inThree('Reward claims', '獎賞申請', '奖励申请'),
            payments: inThree('Cash dollars', '現金獎賞', '现金奖赏'),
            gift_cards: inThree('Gift cards', '禮品卡', '礼品卡'),
            unsubscribe_tokens: inThree('Unsubscribe links', '取消訂閱連結', '取消订阅链接'),
          },
        },
        {
          ...memberField,
          optional: true,
          hint: inThree(
            'For coupons, claims and payments; empty: of everybody',
            '用於優惠券、申請及付款；留空即所有會員',
            '用于优惠券、申请和付款；留空即所有会员',
          ),
        },
      ],
    },
  ],
};

/** Messages that the sandbox would have sent, and received telemetry. */
export const reportSections: readonly Section[] = [
  {
    id: 'outbox',
    title: inThree('Outbox', '寄件匣', '发件箱'),
    commands: [
      {
        id: 'outbox-list',
        title: inThree('Codes and mails', '驗證碼及電郵', '验证码和邮件'),
        text: inThree(
          'What would have been sent by SMS or e-mail, newest first.',
          '原應以短訊或電郵發送的內容，最新的在前。',
          '原应以短信或邮件发送的内容，最新的在前。',
        ),
        button: readAgain,
        method: 'GET',
        path: '/sandbox/outbox',
        fields: [],
      },
    ],
  },
  {
    id: 'telemetry',
    title: inThree('Telemetry', '遙測', '遥测'),
    commands: [
      {
        id: 'telemetry-list',
        title: inThree('What pages and browsers reported', '網頁及瀏覽器的回報', '网页和浏览器的回报'),
        text: inThree(
          'Load times, errors and violations of policies, newest first; the last 500.',
          '載入時間、錯誤及違反政策的紀錄，最新的在前，最多 500 項。',
          '加载时间、错误和违反策略的记录，最新的在前，最多 500 项。',
        ),
        button: readAgain,
        method: 'GET',
        path: '/sandbox/telemetry',
        fields: [],
        columns: ['time', 'kind', 'remote', 'version', 'code', 'canary'],
      },
    ],
  },
];
