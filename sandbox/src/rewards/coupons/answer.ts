import type { Coupon, CouponTemplate } from '@mrw/shared-contracts/api/coupons';
import { blackedOutTemplates } from '../../platform/calendar/blackout';
import { isoMoment } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import { rowsById } from '../../platform/db/rows-by-id';
import type { Row } from '../../platform/db/schema';
import { lookUp, sendId, sendIdOrNull } from '../../platform/http/ids';
import { say, sayOrNull, sayPhotos, translationsOf } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';
import { isExpired } from './rules';

const sendMoment = (moment: Date | null): string | null => (moment === null ? null : isoMoment(moment));

/** The wire form of coupons and tickets (contract §4). */
export async function couponAnswers(
  tx: Db,
  rows: readonly Row<'coupons'>[],
  language: Language,
  now: Date,
): Promise<Coupon[]> {
  if (rows.length === 0) return [];
  const templateIds = rows.map((row) => row.template_id);
  const templates = await rowsById(tx, 'coupon_templates', templateIds);
  const blackedOut = await blackedOutTemplates(tx, templateIds, now);
  const storeIds = rows.map((row) => row.store_id);
  const storesById = await rowsById(tx, 'stores', storeIds);
  const brandIds = [...templates.values()].map((template) => template.brand_id);
  const brandsById = await rowsById(tx, 'brands', brandIds);
  const slotIds = rows.map((row) => row.slot_id);
  const slotsById = await rowsById(tx, 'ticket_slots', slotIds);
  return rows.flatMap((row) => {
    const template = lookUp(templates, row.template_id);
    if (template === null) return [];
    const store = lookUp(storesById, row.store_id);
    const slot = lookUp(slotsById, row.slot_id);
    return {
      id: sendId(row.id),
      coupon_type: row.coupon_type,
      is_used: row.is_used,
      is_expired: isExpired(row, now),
      is_forced_inactive: row.is_forced_inactive || row.reclaimed_at !== null,
      effective_date: sendMoment(row.effective_date),
      expiry_date: sendMoment(row.expiry_date),
      date_of_earning: sendMoment(row.date_of_earning),
      date_of_purchase: sendMoment(row.date_of_purchase),
      date_of_grant: sendMoment(row.date_of_grant),
      date_of_use: sendMoment(row.date_of_use),
      code: row.code,
      usage_medium: row.usage_medium,
      user_selected_usage_medium: row.user_selected_usage_medium,
      virtual_real_type: row.virtual_real_type,
      real_coupon: sendIdOrNull(row.real_coupon_id),
      store:
        store === null
          ? null
          : {
              id: sendId(store.id),
              name: say(store.name, language),
              address: sayOrNull(store.address, language),
              is_online_store: store.is_online_store,
            },
      time_slot: slot === null ? null : { title: say(slot.title, language) },
      template: templateAnswer(
        template,
        lookUp(brandsById, template.brand_id),
        blackedOut.has(template.id),
        language,
      ),
    };
  });
}

function templateAnswer(
  row: Row<'coupon_templates'>,
  brand: Row<'brands'> | null,
  isBlackedOut: boolean,
  language: Language,
): CouponTemplate {
  const text = (name: TextColumn): string | null => sayOrNull(row[name], language);
  return {
    id: sendId(row.id),
    brand:
      brand === null
        ? null
        : {
            id: sendId(brand.id),
            name: say(brand.name, language),
            icon_url: brand.icon_url,
            description: sayOrNull(brand.description, language),
          },
    coupon_type: row.coupon_type,
    name: say(row.name, language),
    photos_url: sayPhotos(row.photos, language),
    cover_photo_url: row.cover_photo_url,
    detail_section_title: text('detail_section_title'),
    detail_section_content: text('detail_section_content'),
    instruction_section_title: text('instruction_section_title'),
    instruction_section_content: text('instruction_section_content'),
    online_detail_section_title: text('online_detail_section_title'),
    online_detail_section_content: text('online_detail_section_content'),
    online_instruction_section_title: text('online_instruction_section_title'),
    online_instruction_section_content: text('online_instruction_section_content'),
    offline_detail_section_title: text('offline_detail_section_title'),
    offline_detail_section_content: text('offline_detail_section_content'),
    offline_instruction_section_title: text('offline_instruction_section_title'),
    offline_instruction_section_content: text('offline_instruction_section_content'),
    medium_type: row.medium_type,
    should_select_usage_medium: row.should_select_usage_medium,
    should_use_in_store: row.should_use_in_store,
    show_online_offline_selection: row.show_online_offline_selection,
    is_within_blackout_period: isBlackedOut,
    redemption_method: row.redemption_method,
    coupon_template_type: row.coupon_template_type,
    formats: row.formats,
    show_copiable_string: row.show_copiable_string,
    barcode_format: row.barcode_format,
    translations: translationsOf(row.name),
  };
}

type Section = `${'detail' | 'instruction'}_section_${'title' | 'content'}`;
type TextColumn = Section | `online_${Section}` | `offline_${Section}`;
