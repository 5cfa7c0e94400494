import { sampleDetail } from '../testing/stores';
import { storeMeta } from './store-meta';

const store = sampleDetail({
  name: 'Pier One',
  description: '',
  address: '1 Pier Road',
  translations: [{ language: 'zh-Hant', name: '一號碼頭', address: '碼頭道 1 號' }],
  photo_url: 'http://img.test/1.jpg',
  phone_number_country_code: '852',
  phone_number_subscriber_number: '30000000',
  email_address: ' ',
  brand: null,
  district: { id: '2', name: 'Central', region: '1' },
  is_online_store: false,
  latitude: 22.2,
  longitude: 114.1,
});

test('a store presents itself in the language; its address stands for a missing description', () => {
  expect(storeMeta(store, 'zh-Hant')).toEqual({
    title: '一號碼頭',
    description: '碼頭道 1 號',
    picture: { url: 'http://img.test/1.jpg', alt: '一號碼頭' },
    address: `/storeDetail/${store.id}`,
    data: {
      kind: 'store',
      name: '一號碼頭',
      isOnline: false,
      address: '碼頭道 1 號',
      district: 'Central',
      latitude: 22.2,
      longitude: 114.1,
      phone: '+852 3000 0000',
      email: null,
      brand: null,
    },
  });
});

test('without a picture and with a description', () => {
  const meta = storeMeta({ ...store, photo_url: null, description: 'By the sea' }, 'en');
  expect(meta).toMatchObject({ title: 'Pier One', description: 'By the sea', picture: null });
});
