import { canBePass } from '@mrw/shared-contracts/api/wallet-passes';
import type { BarcodeFormat } from '@mrw/shared-contracts/api/coupons';
import { and, eq } from 'drizzle-orm';
import { balanceOf } from '../../ledger/points/ledger';
import type { Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import type { Localized } from '../../platform/db/schema/columns';
import { brands, stores } from '../../platform/db/schema/places';
import { coupon_templates, coupons } from '../../platform/db/schema/coupons';
import { levels } from '../../platform/db/schema/members';
import { ticket_slots } from '../../platform/db/schema/offers';
import { isExpired } from '../coupons/rules';
import { holderOf } from './holders';
import { cardCode, readItem, type PassItem } from './item';
import { passTexts as texts } from './texts';

export type PassField = {
  key: string;
  /** `main`: largest; `top`: beside the name of the issuer; `back`: behind a press. */
  place: 'main' | 'top' | 'side' | 'back';
  label: Localized;
  value: Localized | number | Date;
};

/** What a pass says, whichever wallet shows it. */
export type PassContent = {
  kind: PassItem['kind'];
  name: Localized;
  /** No shop takes it any more, and it says nothing. */
  isVoid: boolean;
  /** The member has no such item. */
  isMissing?: true;
  code: { text: string; format: 'QR' | 'TEXT' | BarcodeFormat } | null;
  endsAt: Date | null;
  fields: PassField[];
};

type Pass = Pick<Row<'wallet_passes'>, 'serial' | 'member_id' | 'item' | 'shows_balance' | 'voided_at'>;

/** What a pass says now. */
export async function contentOf(work: Work, pass: Pass): Promise<PassContent> {
  const item = readItem(pass.item);
  const member = pass.voided_at === null ? await holderOf(work.tx, pass.member_id) : null;
  const content =
    item.kind === 'card'
      ? member && (await ofCard(work, member, pass))
      : await ofItem(work, pass.member_id, item);
  if (member !== null && content?.isVoid === false) return content;
  const name = content?.name ?? texts[item.kind];
  const missing = content === null && item.kind !== 'card' ? { isMissing: true as const } : {};
  return { kind: item.kind, name, isVoid: true, ...missing, code: null, endsAt: null, fields: [] };
}

async function ofCard({ tx, now }: Work, member: Row<'members'>, pass: Pass): Promise<PassContent> {
  const [level] = await tx.select().from(levels).where(eq(levels.id, member.level_id));
  const points = await balanceOf(tx, member.id, now);
  return {
    kind: 'card',
    name: texts.card,
    isVoid: false,
    code: { text: cardCode(pass.serial), format: 'QR' },
    endsAt: null,
    fields: [
      ...(level ? [{ key: 'level', place: 'main' as const, label: texts.level, value: level.name }] : []),
      { key: 'points', place: pass.shows_balance ? 'top' : 'back', label: texts.points, value: points },
      { key: 'about', place: 'back', label: texts.about, value: texts.aboutCard },
    ],
  };
}

async function ofItem(
  { tx, now }: Work,
  memberId: number,
  item: Exclude<PassItem, { kind: 'card' }>,
): Promise<PassContent | null> {
  const type = item.kind === 'ticket' ? 'TICKET' : 'COUPON';
  const [row] = await tx
    .select({
      coupon: coupons,
      template: coupon_templates,
      brand: brands.name,
      store: stores.name,
      session: ticket_slots.title,
    })
    .from(coupons)
    .innerJoin(coupon_templates, eq(coupon_templates.id, coupons.template_id))
    .leftJoin(brands, eq(brands.id, coupon_templates.brand_id))
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .leftJoin(ticket_slots, eq(ticket_slots.id, coupons.slot_id))
    .where(and(eq(coupons.id, item.id), eq(coupons.member_id, memberId), eq(coupons.coupon_type, type)));
  if (row === undefined) return null;
  const { coupon, template, brand, store, session } = row;
  const facts = {
    ...coupon,
    is_expired: isExpired(coupon, now),
    is_forced_inactive: coupon.is_forced_inactive || coupon.reclaimed_at !== null,
    real_coupon: coupon.real_coupon_id === null ? null : String(coupon.real_coupon_id),
    template,
  };
  const format = formatOf(type, template);
  const side = (key: 'store' | 'session' | 'from' | 'until', value: Localized | Date | null): PassField[] =>
    value === null ? [] : [{ key, place: 'side', label: texts[key], value }];
  return {
    kind: item.kind,
    name: template.name,
    isVoid: !canBePass(facts),
    code: { text: coupon.code, format },
    endsAt: coupon.expiry_date,
    fields: [
      { key: 'name', place: 'main', label: brand ?? texts[item.kind], value: template.name },
      ...(format === 'TEXT'
        ? [{ key: 'code', place: 'side' as const, label: texts.code, value: { en: coupon.code } }]
        : []),
      ...side('session', session),
      ...side('store', store),
      ...side(
        'from',
        coupon.effective_date !== null && coupon.effective_date > now ? coupon.effective_date : null,
      ),
      ...side('until', coupon.expiry_date),
      { key: 'about', place: 'back', label: texts.about, value: texts.aboutItem },
    ],
  };
}

/** As the page of the item shows its code; a ticket whose holder scans the store has a number of its own for the door. */
const formatOf = (type: 'COUPON' | 'TICKET', template: Row<'coupon_templates'>) =>
  template.redemption_method === 'COUPON_BARCODE'
    ? (template.barcode_format ?? 'TEXT')
    : type === 'TICKET' && template.redemption_method !== 'TEXT'
      ? 'QR'
      : 'TEXT';
