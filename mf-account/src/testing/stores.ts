import type { Store } from '@mrw/shared-contracts/api/stores';

export function sampleStore(id: string, name: string): Store {
  return {
    id,
    name,
    address: 'Pier 1',
    description: null,
    brand: null,
    brandName: null,
    photo_url: null,
    district: null,
    email_address: null,
    latitude: null,
    longitude: null,
    phone_number_country_code: null,
    phone_number_subscriber_number: null,
    is_online_store: false,
    display_priority: 1,
    creation_date: '2026-01-01T00:00:00+08:00',
    last_modified_date: '2026-01-01T00:00:00+08:00',
    subcategories: [],
    translations: [],
  };
}
