import type { Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import type { Localized } from '../../platform/db/schema/columns';
import { say, type Language } from '../../platform/http/language';
import { sendMessage } from '../../platform/push/announce';

/** What was spent: HK$ at a till or partner, points for an offer, a coupon or ticket. */
export type Spent =
  | { kind: 'paid'; dollars: number }
  | { kind: 'redeemed'; name: Localized; points: number }
  | { kind: 'used'; name: Localized };

type Texts = {
  title: string;
  paid: (dollars: number) => string;
  redeemed: (name: string, points: number) => string;
  used: (name: string) => string;
  next: string;
};

const texts: Record<Language, Texts> = {
  en: {
    title: 'Spending from your account',
    paid: (dollars) => `HK$${dollars} was paid with your points.`,
    redeemed: (name, points) => `${points} points were used for ${name}.`,
    used: (name) => `${name} was used.`,
    next: 'Was it not you? Lock spending under Security in My account.',
  },
  'zh-Hant': {
    title: '你的帳戶有支出',
    paid: (dollars) => `已用你的積分支付 HK$${dollars}。`,
    redeemed: (name, points) => `已用 ${points} 積分兌換「${name}」。`,
    used: (name) => `已使用「${name}」。`,
    next: '不是你本人操作？請到「我的帳戶」的「安全」鎖定支出。',
  },
  'zh-Hans': {
    title: '你的账户有支出',
    paid: (dollars) => `已用你的积分支付 HK$${dollars}。`,
    redeemed: (name, points) => `已用 ${points} 积分兑换“${name}”。`,
    used: (name) => `已使用“${name}”。`,
    next: '不是你本人操作？请到“我的账户”的“安全”锁定支出。',
  },
};

function sentence(language: Language, spent: Spent): string {
  const text = texts[language];
  if (spent.kind === 'paid') return text.paid(spent.dollars);
  const name = say(spent.name, language);
  return spent.kind === 'used' ? text.used(name) : text.redeemed(name, spent.points);
}

const inEach = (text: (language: Language) => string): Localized => ({
  en: text('en'),
  'zh-Hant': text('zh-Hant'),
  'zh-Hans': text('zh-Hans'),
});

/** Tells a spend in the inbox of a member who asked for it, in the transaction of the spend. */
export async function alertSpend(
  work: Work,
  member: Pick<Row<'members'>, 'id' | 'tells_spending'>,
  spent: Spent,
): Promise<void> {
  if (!member.tells_spending) return;
  await sendMessage(work, member.id, {
    title: inEach((language) => texts[language].title),
    content: inEach((language) => `${sentence(language, spent)}\n\n${texts[language].next}`),
    url: '/user/myAccount',
  });
}
