import type { PushKind } from '@mrw/shared-contracts/api/push';
import type { PushNews } from '../db/schema/push';
import { say, type Language } from '../http/language';
import type { Localized } from '../db/schema/columns';

const byLanguage = (en: string, hant: string, hans: string): Localized => ({
  en,
  'zh-Hant': hant,
  'zh-Hans': hans,
});

/** A text that is made for each language. */
const inEach = (text: (language: Language) => string): Localized =>
  byLanguage(text('en'), text('zh-Hant'), text('zh-Hans'));

/** Read by all who see the screen of a device: no amount, store or coupon. */
const titles: Readonly<Record<PushKind, Localized>> = {
  payment: byLanguage('A payment went through', '一筆付款已完成', '一笔付款已完成'),
  used: byLanguage('A coupon or ticket was used', '一張優惠券或門票已使用', '一张优惠券或门票已使用'),
  claim: byLanguage('A claim was decided', '一項申請已有結果', '一项申请已有结果'),
  gift: byLanguage('You got a gift', '你收到一份禮物', '你收到一份礼物'),
  expiry: byLanguage('Something in your account ends soon', '帳戶內有項目即將到期', '账户内有项目即将到期'),
};
const look = byLanguage('Press to see it in your account.', '按此到帳戶查看。', '点击到账户查看。');

const statuses: Readonly<Record<string, Localized>> = {
  APPROVED: byLanguage('approved', '已批准', '审核通过'),
  REJECTED: byLanguage('not approved', '未獲批准', '未通过审核'),
  RECALLED: byLanguage('taken back', '已撤回', '已撤回'),
};

const dayIn = (iso: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Hong_Kong',
  }).format(new Date(iso));

/** The parts of the second line, each as it stands alone. */
function detailsOf({ name, place, cash, points, status, until }: PushNews, language: Language): string[] {
  const isEnglish = language === 'en';
  const cashWord = say(byLanguage(`cash dollar${cash === 1 ? '' : 's'}`, '現金獎賞', '现金奖赏'), language);
  const pointWord = say(byLanguage(`point${points === 1 ? '' : 's'}`, '積分', '积分'), language);
  const state = status === undefined ? undefined : statuses[status];
  return [
    ...(cash === undefined ? [] : [isEnglish ? `${cash} ${cashWord}` : `${cashWord} ${cash}`]),
    ...(points === undefined ? [] : [`${points} ${pointWord}`]),
    ...(name ? [say(name, language)] : []),
    ...(place ? [say(place, language)] : []),
    ...(state ? [say(state, language)] : []),
    ...(until === undefined
      ? []
      : [isEnglish ? `until ${dayIn(until, language)}` : `${dayIn(until, language)}到期`]),
  ];
}

const detailed = (news: PushNews, language: Language) =>
  detailsOf(news, language).join(language === 'en' ? ', ' : '，') || say(look, language);

/** The two lines of a message in a language. */
export const wordsOf = (kind: PushKind, news: PushNews, language: Language, details: boolean) => ({
  title: say(titles[kind], language),
  body: details ? detailed(news, language) : say(look, language),
});

const wayToLock = byLanguage(
  'Was it not you? Lock spending under Security in My account.',
  '不是你本人操作？請到「我的帳戶」的「安全」鎖定支出。',
  '不是你本人操作？请到“我的账户”的“安全”锁定支出。',
);

/** A message about a spend, for a member who wants each told. */
export const withWayToLock = ({ title, content }: { title: Localized; content: Localized }) => ({
  title,
  content: inEach((language) => `${say(content, language)}\n\n${say(wayToLock, language)}`),
  url: '/user/myAccount',
});

/** The message of the inbox, behind the log-in: with everything. */
export const inboxWords = (kind: PushKind, news: PushNews) => ({
  title: titles[kind],
  content: inEach((language) => detailed(news, language)),
});
