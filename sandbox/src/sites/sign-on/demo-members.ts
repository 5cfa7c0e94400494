import { html, type Html } from '../page/html';
import { inThree, type Text } from '../page/text';
import { logInStrings } from './log-in-strings';
import { loginUrl, type LoginContext } from './login-context';

export const demoPassword = 'Demo1234';

/** The demo logins with their purpose, in a useful order. */
export const demoMembers: Readonly<Record<string, Text>> = {
  'demo-level2': inThree(
    'Silver member with something of everything',
    '銀卡會員，各項功能均有資料',
    '银卡会员，各项功能都有数据',
  ),
  'demo-level1': inThree('Classic member, just started', '剛入會的經典會員', '刚入会的经典会员'),
  'demo-level3': inThree(
    'Gold member with a Chinese name',
    '使用中文姓名的金卡會員',
    '使用中文姓名的金卡会员',
  ),
  'demo-level4': inThree('Diamond member with a nickname', '設有暱稱的鑽石會員', '设有昵称的钻石会员'),
  'demo-empty': inThree('Every list is empty', '所有清單均沒有資料', '所有列表都没有数据'),
  'demo-9999': inThree(
    '9,999 points, some expire soon',
    '9,999 積分，部分即將到期',
    '9,999 积分，部分即将到期',
  ),
  'demo-upgrade': inThree('One step from Silver', '即將升級至銀卡', '即将升级至银卡'),
  'demo-renew-keep': inThree('Renewal today: stays Gold', '今天續會：保留金卡', '今天续期：保留金卡'),
  'demo-renew-down': inThree(
    'Renewal today: Gold to Silver',
    '今天續會：金卡降至銀卡',
    '今天续期：金卡降至银卡',
  ),
  'demo-renew-bottom': inThree(
    'Renewal today: Silver to Classic',
    '今天續會：銀卡降至經典',
    '今天续期：银卡降至经典',
  ),
  'demo-contact': inThree('May change the login contact', '可更改登入聯絡方式', '可更改登录联系方式'),
  'demo-taken': inThree(
    'Owns contacts that others try to take',
    '聯絡方式已被此會員使用',
    '联系方式已被此会员使用',
  ),
  'demo-overlimit': inThree('Has asked for too many codes', '索取驗證碼次數過多', '索取验证码次数过多'),
  'demo-readonly': inThree('May edit nothing in the profile', '不能修改任何個人資料', '不能修改任何个人资料'),
  'demo-inbox99': inThree('99 unread messages', '99 則未讀訊息', '99 条未读消息'),
  'demo-inbox120': inThree('120 unread messages', '120 則未讀訊息', '120 条未读消息'),
  'demo-read': inThree('All messages read', '訊息全部已讀', '消息全部已读'),
  'demo-referrer': inThree('Has referred two friends', '已推薦兩位朋友', '已推荐两位朋友'),
  'demo-giftowner': inThree('Owns the personal gift card', '專屬禮品卡的持有人', '专属礼品卡的持有人'),
  'demo-race-a': inThree('First of two who buy at once', '同時搶購的會員之一', '同时抢购的会员之一'),
  'demo-race-b': inThree('Second of two who buy at once', '同時搶購的會員之二', '同时抢购的会员之二'),
  'demo-delete-me': inThree('To try deleting the account', '供試用刪除帳戶', '供试用删除账户'),
  'demo-disable-soon': inThree(
    'To be disabled by staff while logged in',
    '登入期間會被職員停用',
    '登录期间会被工作人员停用',
  ),
  'demo-disabled': inThree(
    'Disabled account: login is refused',
    '已停用的帳戶，不能登入',
    '已停用的账户，不能登录',
  ),
  'demo-deleted': inThree(
    'Deleted account: login is refused',
    '已刪除的帳戶，不能登入',
    '已删除的账户，不能登录',
  ),
};

/** Members without a password: the button of their provider logs them in. */
const thirdPartyMembers = {
  'demo-google': 'Google',
  'demo-facebook': 'Facebook',
  'demo-apple': 'Apple',
} as const;

/** Closed at first; each entry opens the page with the form filled in (a script fills it without the trip). */
export function demoMembersPanel(context: LoginContext): Html {
  const words = logInStrings[context.language];
  const entries = Object.entries(demoMembers).map(
    ([login, texts]) =>
      html`<li>
        <a
          href="${loginUrl(context, { view: 'log_in' })}&amp;demo=${login}#log-in"
          data-login="${login}"
          data-password="${demoPassword}"
        >
          <b>${login}</b> <span>${texts[context.language]}</span>
        </a>
      </li>`,
  );
  const others = Object.entries(thirdPartyMembers).map(
    ([login, provider]) =>
      html`<li>
        <a href="#provider-${provider.toUpperCase()}">
          <b>${login}</b> <span>${words.useButton(words.continueWith(provider))}</span>
        </a>
      </li>`,
  );
  return html`<details class="card demo-members">
    <summary>${words.demoMembers}</summary>
    <p class="hint">${words.demoLead}</p>
    <ul>
      ${entries}${others}
    </ul>
  </details>`;
}
