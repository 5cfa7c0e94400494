import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { isoMoment } from '../../platform/calendar/hong-kong';
import type { Row } from '../../platform/db/schema';
import { lookUp, sendId } from '../../platform/http/ids';
import { say, sayOrNull, sayPhotos, translationsOf } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';
import type { Background } from './background';
import { earningAnswer } from './earning-answer';

/** The wire form of a campaign (contract §2); fields of other types are left out. */
export function campaignAnswer(row: Row<'campaigns'>, background: Background, language: Language): Campaign {
  const brand = lookUp(background.brands, row.brand_id);
  const answer: Campaign = {
    id: sendId(row.id),
    type: row.type,
    name: say(row.name, language),
    translations: translationsOf(row.name).map(({ language: code, name }) => ({
      language: code,
      name,
      photos: sayPhotos(row.photos, code),
    })),
    cover_photo_url: row.cover_photo_url,
    square_cover_photo_url: row.square_cover_photo_url,
    is_featured: row.is_featured,
    is_only_for_you: row.only_for_member_ids !== null,
    is_active: row.is_active,
    start_date: isoMoment(row.start_date),
    end_date: row.end_date === null ? null : isoMoment(row.end_date),
    display_start_date: isoMoment(row.display_start_date),
    is_within_blackout_period: background.blackedOut.has(row.id),
    short_description: sayOrNull(row.short_description, language),
    detail_section_title: sayOrNull(row.detail_section_title, language),
    detail_section_content: sayOrNull(row.detail_section_content, language),
    instruction_section_title: sayOrNull(row.instruction_section_title, language),
    instruction_section_content: sayOrNull(row.instruction_section_content, language),
    brand:
      brand === null
        ? null
        : { id: sendId(brand.id), name: say(brand.name, language), icon_url: brand.icon_url },
    campaign_stores: row.store_ids.flatMap((id) => storeSummary(background, id, language)),
    tags: row.tags.map((tag) => say(tag, language)),
    ignore_login: row.ignore_login,
    ...typeFields(row, background, language),
  };
  return without(answer, row.omitted_fields);
}

function typeFields(row: Row<'campaigns'>, background: Background, language: Language): Partial<Campaign> {
  switch (row.type) {
    case 'COUPON_CAMPAIGN':
      return {
        coupon_campaign_type_coupon_template: templateSummary(row, background, language),
        coupon_campaign_type_required_points: row.required_points,
        coupon_campaign_type_per_head_limit: row.per_head_limit,
        coupon_campaign_type_coupon_stock: row.stock,
      };
    case 'TICKET_CAMPAIGN':
      return {
        ticket_campaign_type_required_points: row.required_points,
        ticket_total_stock: totalStock(background.slots.filter((slot) => slot.campaign_id === row.id)),
        ticket_campaign_type_per_head_limit: row.per_head_limit,
        ticket_campaign_type_should_show_coupon_stock: row.should_show_coupon_stock,
        ticket_campaign_should_fill_other_information: row.should_fill_other_information,
        ticket_campaign_enable_otp: row.enable_otp,
      };
    case 'EARNING_CAMPAIGN':
      return {
        earning_campaign_type_earning_rule: earningAnswer(background.rules.get(row.id), background, language),
        coupon_campaign_type_coupon_stock: row.stock,
        coupon_campaign_type_per_head_limit: row.per_head_limit,
      };
    case 'STAMP_CAMPAIGN':
      return {
        earned_stamps: background.stamps.get(row.id) ?? 0,
        total_stamps: row.total_stamps,
        stamp_redeemed_rewards: background.opened
          .filter((opened) => opened.campaign === row.id)
          .map((opened) => sendId(opened.badge)),
        stamp_slot_image: row.stamp_slot_image,
        stamp_gift_image: row.stamp_gift_image,
      };
    case 'GENERAL_MESSAGE_CAMPAIGN':
      return {};
  }
}

/** Sum of the slots; null when one of them has no limit. */
export const totalStock = (slots: readonly { stock: number | null }[]): number | null =>
  slots.reduce<number | null>((sum, { stock }) => (sum === null || stock === null ? null : sum + stock), 0);

function templateSummary(row: Row<'campaigns'>, background: Background, language: Language) {
  const template = lookUp(background.templates, row.coupon_template_id);
  if (template === null) return null;
  return {
    name: say(template.name, language),
    should_use_in_store: template.should_use_in_store,
    applicable_stores: background.places
      .filter((place) => place.coupon_template_id === template.id)
      .flatMap((place) => storeSummary(background, place.store_id, language)),
    translations: translationsOf(template.name),
  };
}

function storeSummary(background: Background, id: number, language: Language) {
  const store = lookUp(background.stores, id);
  return store === null ? [] : [{ id: sendId(store.id), name: say(store.name, language) }];
}

/** Leaves out fields of a record that is incomplete on purpose (campaign 121). */
function without(answer: Campaign, omitted: readonly string[]): Campaign {
  for (const name of omitted) Reflect.deleteProperty(answer, name);
  return answer;
}
