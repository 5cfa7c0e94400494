import type { KeptItem } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { toMilliseconds } from '@mrw/shared-ui/formatters';
import { codeKind } from '../coupon-code/code-kind';

/** What a kept item needs a connection for before its code helps at a till; `over` by the clock of this device. */
export type Hindrance = 'choose' | 'scan' | 'over' | null;

/** @param now milliseconds since 1970 */
export function hindranceOf({ until, isVirtual, method, format }: KeptItem, now: number): Hindrance {
  if (until !== null && toMilliseconds(until) <= now) return 'over';
  if (isVirtual) return 'choose';
  return codeKind({ redemption_method: method, barcode_format: format }).kind === 'scan-store'
    ? 'scan'
    : null;
}

/**
 * A kept item as the parts that show a coupon take it; what was not kept is empty.
 *
 * @param now milliseconds since 1970
 */
export function couponOf(item: KeptItem, now: number): Coupon {
  const type = item.kind === 'ticket' ? 'TICKET' : 'COUPON';
  return {
    id: item.id,
    coupon_type: type,
    is_used: false,
    is_expired: hindranceOf(item, now) === 'over',
    is_forced_inactive: false,
    effective_date: item.from,
    expiry_date: item.until,
    date_of_earning: null,
    date_of_purchase: null,
    date_of_grant: null,
    code: item.code,
    usage_medium: null,
    user_selected_usage_medium: null,
    // The choice of a store is not offered without a connection.
    virtual_real_type: 'REAL',
    real_coupon: null,
    store: item.store === null ? null : { id: '', name: item.store, address: null, is_online_store: false },
    time_slot: item.session === null ? null : { title: item.session },
    template: {
      id: '',
      brand: item.shop === null ? null : { id: '', name: item.shop, icon_url: null, description: null },
      coupon_type: type,
      name: item.name,
      photos_url: [],
      cover_photo_url: null,
      detail_section_title: null,
      detail_section_content: null,
      instruction_section_title: null,
      instruction_section_content: null,
      online_detail_section_title: null,
      online_detail_section_content: null,
      online_instruction_section_title: null,
      online_instruction_section_content: null,
      offline_detail_section_title: null,
      offline_detail_section_content: null,
      offline_instruction_section_title: null,
      offline_instruction_section_content: null,
      medium_type: 'BOTH',
      should_select_usage_medium: false,
      should_use_in_store: false,
      show_online_offline_selection: false,
      is_within_blackout_period: false,
      redemption_method: item.method,
      coupon_template_type: '',
      formats: [],
      show_copiable_string: false,
      barcode_format: item.format,
      translations: [],
    },
  };
}
