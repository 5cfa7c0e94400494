import type { ApplicableStore, CouponTemplate } from '@mrw/shared-contracts/api/coupons';

export type Medium = 'ONLINE' | 'OFFLINE';

/** The current choice of the member. */
export type Choice = { medium: Medium | null; storeId: string | null };

export const nothingChosen: Choice = { medium: null, storeId: null };

export type ConvertRequest = { store_id: string | null; usage_medium: Medium | null };

type Rules = Pick<
  CouponTemplate,
  'should_select_usage_medium' | 'show_online_offline_selection' | 'should_use_in_store' | 'medium_type'
>;

/** Whether online or offline must be chosen first. */
export function asksMedium(template: Rules): boolean {
  return template.should_select_usage_medium && template.show_online_offline_selection;
}

/** The stores to choose from: none when they do not matter, or while the medium is not chosen. */
export function storesToChoose(
  template: Rules,
  stores: readonly ApplicableStore[],
  medium: Medium | null,
): readonly ApplicableStore[] {
  if (!asksMedium(template)) return stores;
  if (medium !== 'OFFLINE' || !template.should_use_in_store) return [];
  return stores.filter((store) => !store.is_online_store);
}

/** A store without stock cannot be selected; null means unlimited (§4). */
export function isSelectable(store: ApplicableStore): boolean {
  return store.stock_count === null || store.stock_count > 0;
}

/** Online is the online store, when the coupon has one: without stock it cannot be selected either (§4, Q-107). */
export function isOnlineSelectable(stores: readonly ApplicableStore[]): boolean {
  const online = onlineStore(stores);
  return online === null || isSelectable(online);
}

const onlineStore = (stores: readonly ApplicableStore[]) =>
  stores.find((store) => store.is_online_store) ?? null;

/** The part of a choice that is still possible after the stores were read again. */
export function stillSelectable(stores: readonly ApplicableStore[], { medium, storeId }: Choice): Choice {
  return {
    medium: medium === 'ONLINE' && !isOnlineSelectable(stores) ? null : medium,
    storeId: stores.some((store) => store.id === storeId && isSelectable(store)) ? storeId : null,
  };
}

/** @returns the body of `virtual_convert`, or null while something is missing */
export function convertRequest(
  template: Rules,
  stores: readonly ApplicableStore[],
  { medium, storeId }: Choice,
): ConvertRequest | null {
  const chosen = stores.find((store) => store.id === storeId && isSelectable(store)) ?? null;
  if (asksMedium(template)) {
    if (medium === 'ONLINE') {
      if (!isOnlineSelectable(stores)) return null;
      return { store_id: onlineStore(stores)?.id ?? null, usage_medium: 'ONLINE' };
    }
    if (medium === null || (template.should_use_in_store && !chosen)) return null;
    return { store_id: chosen?.id ?? null, usage_medium: 'OFFLINE' };
  }
  if (chosen) return { store_id: chosen.id, usage_medium: chosen.is_online_store ? 'ONLINE' : 'OFFLINE' };
  if (stores.length > 0 || template.should_use_in_store) return null;
  return { store_id: null, usage_medium: template.medium_type === 'BOTH' ? null : template.medium_type };
}
