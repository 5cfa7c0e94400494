import type { Member } from '@mrw/shared-contracts';
import { memberSession, samplePointAccount } from '@mrw/shared-contracts/testing';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';

const day = 24 * 60 * 60_000;

/** An instant some days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A coupon campaign like 101 of the demo data; a test passes the fields that it is about. */
export function sampleCampaign(fields: Partial<Campaign> = {}): Campaign {
  return {
    id: '101',
    type: 'COUPON_CAMPAIGN',
    name: 'Harbour Coffee Voucher',
    translations: [
      { language: 'en', name: 'Harbour Coffee Voucher', photos: ['http://api.test/media/1.jpg'] },
      { language: 'zh-Hant', name: '海港咖啡券', photos: ['http://api.test/media/1-hant.jpg'] },
    ],
    cover_photo_url: 'http://api.test/media/cover.jpg',
    square_cover_photo_url: null,
    is_featured: true,
    is_only_for_you: false,
    is_active: true,
    start_date: inDays(-10),
    end_date: inDays(60),
    display_start_date: inDays(-10),
    is_within_blackout_period: false,
    short_description: 'A cup by the pier.',
    detail_section_title: 'Details',
    detail_section_content: 'One cup of any size.',
    instruction_section_title: 'How to use',
    instruction_section_content: 'Show the coupon at the till.',
    brand: { id: '1', name: 'Harbour Coffee', icon_url: null },
    campaign_stores: [],
    tags: ['Coffee'],
    ignore_login: false,
    coupon_campaign_type_required_points: 500,
    coupon_campaign_type_per_head_limit: 5,
    coupon_campaign_type_coupon_stock: 100,
    ...fields,
  };
}

/** A member with 125,000 points like demo-level2. */
export function sampleMember(balance = 125_000): Member {
  return {
    uid: '2',
    membershipId: 'M-0002',
    displayName: 'Peter',
    customer: null,
    pointAccount: samplePointAccount({
      balance,
      total_points_earned: 6_000,
      current_level_data: { name: 'Silver', retain_required_value: 10_000 },
    }),
  };
}

export const sampleSession = (balance?: number) => memberSession(sampleMember(balance));
