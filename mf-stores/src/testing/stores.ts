import type {
  Brand,
  District,
  Region,
  Store,
  StoreCategory,
  StoreDetail,
  StoreSubcategory,
} from '@mrw/shared-contracts/api/stores';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';

/** A complete store; a test passes the fields that it is about. */
export function sampleStore(over: Partial<Store> = {}): Store {
  return {
    id: '1',
    name: 'Harbour Coffee Pier One',
    address: '1 Pier Road',
    description: 'Coffee by the water.',
    brand: { id: '1', name: 'Harbour Coffee', icon_url: null },
    brandName: 'Harbour Coffee',
    photo_url: 'http://api.test/media/stores/1.jpg',
    district: { id: '1', name: 'Harbour East', region: '1' },
    email_address: 'pier@example.test',
    latitude: 22.2935,
    longitude: 114.1686,
    phone_number_country_code: '852',
    phone_number_subscriber_number: '30000001',
    is_online_store: false,
    display_priority: 1,
    creation_date: '2026-01-01T00:00:00+08:00',
    last_modified_date: '2026-01-01T00:00:00+08:00',
    subcategories: [{ id: '1', name: 'Cafe', category: '1', display_priority: 1, translations: [] }],
    translations: [{ language: 'zh-Hant', name: '海港咖啡一號碼頭店', address: '碼頭道 1 號' }],
    ...over,
  };
}

export function sampleDetail(over: Partial<StoreDetail> = {}): StoreDetail {
  return { ...sampleStore(), campaigns: [], ...over };
}

/** Stores 1 to `count`. */
export function sampleStores(count: number): Store[] {
  return Array.from({ length: count }, (_, index) =>
    sampleStore({ id: String(index + 1), name: `Store ${index + 1}`, translations: [] }),
  );
}

const categories: StoreCategory[] = [
  { id: '1', name: 'Food', translations: [{ language: 'zh-Hant', name: '餐飲' }] },
  { id: '2', name: 'Shopping', translations: [] },
];
const subcategories: StoreSubcategory[] = [
  { id: '1', name: 'Cafe', category: '1', display_priority: 1 },
  { id: '2', name: 'Restaurant', category: '1', display_priority: 2 },
];
const brands: Brand[] = ['Harbour Coffee', 'Pier Books', 'Jade Kitchen'].map((name, index) => ({
  id: String(index + 1),
  name,
  description: null,
  icon_url: null,
  translations: [],
}));
const regions: Region[] = [
  { id: '1', name: 'Island', translations: [] },
  { id: '2', name: 'Kowloon Side', translations: [] },
];
export const islandDistricts: District[] = [
  { id: '1', name: 'Harbour East', region: '1', translations: [] },
  { id: '2', name: 'Harbour West', region: '1', translations: [] },
];

/** The filter lists of the directory, and three stores. */
export const directoryRoutes: FakeRoutes = {
  'GET /store_categories': { body: categories },
  'GET /store_categories/1/store_subcategories': { body: subcategories },
  'GET /store_categories/2/store_subcategories': { body: [] },
  'GET /brands': { body: brands },
  'GET /regions': { body: regions },
  'GET /regions/1/districts': { body: islandDistricts },
  'GET /regions/2/districts': {
    body: [{ id: '3', name: 'North Pier', region: '2', translations: [] }] satisfies District[],
  },
  'GET /stores': { body: sampleStores(3) },
};
