import type { Language, PageMeta } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { storeTexts } from '../store-names';
import { phoneNumber } from './phone-number';

/** How a store presents itself to search engines and previews. */
export function storeMeta(store: Store, language: Language): PageMeta {
  const { name, address } = storeTexts(store, language);
  const phone = phoneNumber(store.phone_number_country_code, store.phone_number_subscriber_number);
  return {
    title: name,
    description: store.description || address,
    picture: store.photo_url ? { url: store.photo_url, alt: name } : null,
    address: `/storeDetail/${encodeURIComponent(store.id)}`,
    data: {
      kind: 'store',
      name,
      isOnline: store.is_online_store,
      address,
      district: store.district?.name ?? null,
      latitude: store.latitude,
      longitude: store.longitude,
      phone: phone?.text ?? null,
      email: store.email_address?.trim() || null,
      brand: store.brand?.name ?? null,
    },
  };
}
