import { html, type Html } from '../page/html';
import type { Language } from '../../http/language';
import { logInStrings } from './log-in-strings';
import { loginUrl, type LoginContext } from './login-context';

export const demoPassword = 'Demo1234';

type Purpose = Readonly<Record<Language, string>>;

const purpose = (en: string, hant: string, hans: string): Purpose => ({
  en,
  'zh-Hant': hant,
  'zh-Hans': hans,
});

/** The demo logins and what each one is for, in the order a visitor wants them. */
export const demoMembers: Readonly<Record<string, Purpose>> = {
  'demo-level2': purpose(
    'Silver member with something of everything',
    'Silver 會員，各項功能均有資料',
    'Silver 会员，各项功能均有资料',
  ),
  'demo-level1': purpose('Classic member, just started', '剛入會的 Classic 會員', '刚入会的 Classic 会员'),
  'demo-level3': purpose(
    'Gold member with a Chinese name',
    '使用中文姓名的 Gold 會員',
    '使用中文姓名的 Gold 会员',
  ),
  'demo-level4': purpose(
    'Diamond member with a nickname',
    '設有暱稱的 Diamond 會員',
    '设有昵称的 Diamond 会员',
  ),
  'demo-empty': purpose('Every list is empty', '所有清單均沒有資料', '所有列表均没有资料'),
  'demo-9999': purpose(
    '9,999 points, some expire soon',
    '9,999 積分，部分即將到期',
    '9,999 积分，部分即将到期',
  ),
  'demo-upgrade': purpose('One step from Silver', '即將升級至 Silver', '即将升级至 Silver'),
  'demo-renew-keep': purpose('Renewal today: stays Gold', '今天續會：保留 Gold', '今天续会：保留 Gold'),
  'demo-renew-down': purpose(
    'Renewal today: Gold to Silver',
    '今天續會：Gold 降至 Silver',
    '今天续会：Gold 降至 Silver',
  ),
  'demo-renew-bottom': purpose(
    'Renewal today: Silver to Classic',
    '今天續會：Silver 降至 Classic',
    '今天续会：Silver 降至 Classic',
  ),
  'demo-contact': purpose('May change the login contact', '可更改登入聯絡方式', '可更改登录联系方式'),
  'demo-taken': purpose(
    'Owns contacts that others try to take',
    '聯絡方式已被此會員使用',
    '联系方式已被此会员使用',
  ),
  'demo-overlimit': purpose('Has asked for too many codes', '索取驗證碼次數過多', '索取验证码次数过多'),
  'demo-readonly': purpose('May edit nothing in the profile', '不能修改任何個人資料', '不能修改任何个人资料'),
  'demo-inbox99': purpose('99 unread messages', '99 則未讀訊息', '99 条未读讯息'),
  'demo-inbox120': purpose('120 unread messages', '120 則未讀訊息', '120 条未读讯息'),
  'demo-read': purpose('All messages read', '訊息全部已讀', '讯息全部已读'),
  'demo-referrer': purpose('Has referred two friends', '已推薦兩位朋友', '已推荐两位朋友'),
  'demo-giftowner': purpose('Owns the personal gift card', '專屬禮品卡的持有人', '专属礼品卡的持有人'),
  'demo-google': purpose('Joined with Google', '以 Google 帳戶入會', '使用 Google 账户入会'),
  'demo-facebook': purpose('Joined with Facebook', '以 Facebook 帳戶入會', '使用 Facebook 账户入会'),
  'demo-apple': purpose('Joined with Apple', '以 Apple 帳戶入會', '使用 Apple 账户入会'),
  'demo-race-a': purpose('First of two who buy at once', '同時搶購的會員之一', '同时抢购的会员之一'),
  'demo-race-b': purpose('Second of two who buy at once', '同時搶購的會員之二', '同时抢购的会员之二'),
  'demo-delete-me': purpose('To try deleting the account', '供試用刪除帳戶', '供试用删除账户'),
  'demo-disable-soon': purpose(
    'To be disabled by staff while logged in',
    '登入期間會被職員停用',
    '登录期间会被职员停用',
  ),
  'demo-disabled': purpose(
    'Disabled account: login is refused',
    '已停用的帳戶，不能登入',
    '已停用的账户，不能登录',
  ),
  'demo-deleted': purpose(
    'Deleted account: login is refused',
    '已刪除的帳戶，不能登入',
    '已删除的账户，不能登录',
  ),
};

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
  return html`<details class="card demo-members">
    <summary>${words.demoMembers}</summary>
    <p class="hint">${words.demoLead}</p>
    <ul>
      ${entries}
    </ul>
  </details>`;
}
