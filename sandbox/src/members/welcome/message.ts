import { and, isNull, ne, or } from 'drizzle-orm';
import { blackedOutCampaigns } from '../../platform/calendar/blackout';
import type { Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { inbox_messages } from '../../platform/db/schema/members';
import { campaigns } from '../../platform/db/schema/offers';
import { say, type Language } from '../../platform/http/language';
import { campaignOrder, chosen } from '../../rewards/campaigns/choice';
import { forEverybody, listed } from '../../rewards/campaigns/list';

type Offer = Pick<Row<'campaigns'>, 'name' | 'required_points'>;
type Words = {
  title(name: string): string;
  points(points: number): string;
  offers(names: string): string;
  offer(name: string, points: number): string;
  between: string;
  steps: string;
};

const words: Record<Language, Words> = {
  en: {
    title: (name) => `Welcome, ${name}`,
    points: (points) => `You got ${points} points for joining.`,
    offers: (names) => `You can have these now: ${names}.`,
    offer: (name, points) => `${name} (${points === 0 ? 'free' : `${points} points`})`,
    between: ', ',
    steps: 'Three first steps: show your card when you pay, claim a receipt, and choose your first offer.',
  },
  'zh-Hant': {
    title: (name) => `${name}，歡迎加入`,
    points: (points) => `你已獲得 ${points} 積分的入會獎賞。`,
    offers: (names) => `你現在可以兌換：${names}。`,
    offer: (name, points) => `${name}（${points === 0 ? '免費' : `${points} 積分`}）`,
    between: '、',
    steps: '首三步：付款時出示會員卡、上載收據領取獎賞，以及選擇第一項優惠。',
  },
  'zh-Hans': {
    title: (name) => `${name}，欢迎加入`,
    points: (points) => `你已获得 ${points} 积分的入会奖励。`,
    offers: (names) => `你现在可以兑换：${names}。`,
    offer: (name, points) => `${name}（${points === 0 ? '免费' : `${points} 积分`}）`,
    between: '、',
    steps: '前三步：付款时出示会员卡、上传小票领取奖励，以及选择第一个优惠。',
  },
};

/** Offers that a member with these points can have now, as home shows them. */
async function offersFor({ tx, now }: Work, points: number): Promise<Offer[]> {
  const asked = { 'filter[max_points]': points, 'filter[is_available]': 'true' };
  const mayBeHad = or(isNull(campaigns.per_head_limit), ne(campaigns.per_head_limit, 0));
  const rows = await tx
    .select()
    .from(campaigns)
    .where(and(listed(now), forEverybody(), mayBeHad, await chosen(tx, asked, now)))
    .orderBy(...campaignOrder(undefined, now));
  const closed = await blackedOutCampaigns(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  return rows.filter(({ id }) => !closed.has(id)).slice(0, 3);
}

function contentIn(language: Language, points: number, offers: readonly Offer[]): string {
  const text = words[language];
  const names = offers.map(({ name, required_points: price }) => text.offer(say(name, language), price));
  return [
    ...(points > 0 ? [text.points(points)] : []),
    ...(names.length > 0 ? [text.offers(names.join(text.between))] : []),
    text.steps,
  ].join('\n\n');
}

/** Writes a new member what home says: the points for joining, offers to have now, the first steps. */
export async function sendWelcome(work: Work, member: Row<'members'>, points: number): Promise<void> {
  const offers = await offersFor(work, points);
  const inEach = (text: (language: Language) => string) => ({
    en: text('en'),
    'zh-Hant': text('zh-Hant'),
    'zh-Hans': text('zh-Hans'),
  });
  await work.tx.insert(inbox_messages).values({
    member_id: member.id,
    title: inEach((language) => words[language].title(member.first_name ?? '')),
    content: inEach((language) => contentIn(language, points, offers)),
    creation_date: work.now,
    url: '/home',
  });
}
