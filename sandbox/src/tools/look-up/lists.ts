import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { blackedOutCampaigns, blackedOutTemplates } from '../../platform/calendar/blackout';
import { statusAt } from '../../rewards/cash-dollar/rules';
import type { Db } from '../../platform/db/connect';
import { unsubscribe_tokens } from '../../platform/db/schema/access';
import { coupon_templates, coupons } from '../../platform/db/schema/coupons';
import { members } from '../../platform/db/schema/members';
import { campaigns, ticket_slots } from '../../platform/db/schema/offers';
import { cash_offers, claims, gift_cards } from '../../platform/db/schema/points';
import { sendId } from '../../platform/http/ids';
import { say } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';
import { balanceOf } from '../../ledger/points/ledger';
import { campaignStates, couponStates, memberStates } from './states';

/** A line of a list; `page` is where the product shows it. */
type Line = Readonly<Record<string, string | number | null>> & { page: string | null };
type Asked = {
  db: Db;
  now: Date;
  language: Language;
  /** Null: of all members. */
  memberId: number | null;
  /** Address of a page of the product. */
  shop: (path: string) => string;
  /** Address where a demo member logs in. */
  logIn: (login: string) => string;
};
type Reader = (asked: Asked) => Promise<Line[]>;

const list = (states: readonly string[]): string => states.join(' · ');
const ofMember = (column: Column, memberId: number | null): SQL | undefined =>
  memberId === null ? undefined : eq(column, memberId);

const readMembers: Reader = async ({ db, now, logIn }) => {
  const rows = await db.select().from(members).orderBy(asc(members.id));
  const lines: Line[] = [];
  for (const member of rows) {
    lines.push({
      uid: sendId(member.id),
      login: member.login_name,
      level: member.level_id,
      points: await balanceOf(db, member.id, now),
      contact: list(
        [member.email_address, member.mobile_phone_number_subscriber_number].flatMap((text) => text ?? []),
      ),
      state: list(memberStates(member)),
      page: member.login_name === null ? null : logIn(member.login_name),
    });
  }
  return lines;
};

const readCampaigns: Reader = async ({ db, now, language, shop }) => {
  const rows = await db.select().from(campaigns).orderBy(asc(campaigns.id));
  const ids = rows.map(({ id }) => id);
  const blackedOut = await blackedOutCampaigns(db, ids, now);
  const slots = await db
    .select({ id: ticket_slots.campaign_id, stock: sql<number>`sum(${ticket_slots.stock})`.mapWith(Number) })
    .from(ticket_slots)
    .groupBy(ticket_slots.campaign_id);
  const tickets = new Map(slots.map(({ id, stock }) => [id, stock]));
  return rows.map((row) => ({
    id: sendId(row.id),
    name: say(row.name, language),
    type: row.type.replace('_CAMPAIGN', ''),
    points: row.required_points,
    state: list(
      campaignStates(row, {
        isBlackedOut: blackedOut.has(row.id),
        stock: tickets.get(row.id) ?? row.stock,
        now,
      }),
    ),
    page: shop(`/campaign/${row.id}`),
  }));
};

const readCoupons: Reader = async ({ db, now, language, memberId, shop }) => {
  const rows = await db
    .select({ coupon: coupons, template: coupon_templates })
    .from(coupons)
    .innerJoin(coupon_templates, eq(coupon_templates.id, coupons.template_id))
    .where(ofMember(coupons.member_id, memberId))
    .orderBy(asc(coupons.id));
  const templateIds = rows.map(({ template }) => template.id);
  const blackedOut = await blackedOutTemplates(db, templateIds, now);
  return rows.map(({ coupon, template }) => ({
    id: sendId(coupon.id),
    code: coupon.code,
    name: say(template.name, language),
    type: coupon.coupon_type,
    state: list(couponStates(coupon, blackedOut.has(template.id), now)),
    page: shop(`/${coupon.coupon_type.toLowerCase()}/${coupon.id}`),
  }));
};

const readClaims: Reader = async ({ db, memberId, shop }) => {
  const rows = await db
    .select({ claim: claims, login: members.login_name })
    .from(claims)
    .innerJoin(members, eq(members.id, claims.member_id))
    .where(ofMember(claims.member_id, memberId))
    .orderBy(asc(claims.id));
  return rows.map(({ claim, login }) => ({
    id: sendId(claim.id),
    login,
    total: claim.total_value,
    state: claim.status,
    page: shop(`/transactionDetail/${claim.id}`),
  }));
};

const readPayments: Reader = async ({ db, now, memberId }) => {
  const rows = await db
    .select({ offer: cash_offers, login: members.login_name })
    .from(cash_offers)
    .innerJoin(members, eq(members.id, cash_offers.member_id))
    .where(ofMember(cash_offers.member_id, memberId))
    .orderBy(desc(cash_offers.created_at));
  return rows.map(({ offer, login }) => ({
    code: offer.code,
    login,
    cash_dollar: offer.cash_dollar,
    state: statusAt(offer, now),
    page: null,
  }));
};

const readGiftCards: Reader = async ({ db, shop }) => {
  const rows = await db.select().from(gift_cards).orderBy(asc(gift_cards.code));
  return rows.map((card) => ({
    code: card.code,
    cash_value: card.cash_value,
    only_for: card.designated_member_ids?.join(', ') ?? null,
    state: card.redeemed_by === null ? '' : `REDEEMED_BY_${card.redeemed_by}`,
    page: shop(`/redeem-gift-card?code=${encodeURIComponent(card.code)}`),
  }));
};

const readTokens: Reader = async ({ db, shop }) => {
  const rows = await db
    .select({
      token: unsubscribe_tokens.token,
      login: members.login_name,
      email: members.direct_marketing_via_email,
    })
    .from(unsubscribe_tokens)
    .innerJoin(members, eq(members.id, unsubscribe_tokens.member_id))
    .orderBy(asc(unsubscribe_tokens.token));
  return rows.map(({ token, login, email }) => ({
    token,
    login,
    state: email ? 'E_MAIL_ON' : 'E_MAIL_OFF',
    page: shop(`/unsubscribe_email?token=${encodeURIComponent(token)}`),
  }));
};

/** What staff can look up, by name. */
export const lists = {
  members: readMembers,
  campaigns: readCampaigns,
  coupons_and_tickets: readCoupons,
  claims: readClaims,
  payments: readPayments,
  gift_cards: readGiftCards,
  unsubscribe_tokens: readTokens,
} as const;
export const listNames = Object.keys(lists) as (keyof typeof lists)[];
