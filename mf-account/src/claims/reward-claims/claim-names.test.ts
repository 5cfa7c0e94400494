import type { Claim } from '@mrw/shared-contracts/api/claims';
import { sampleClaim } from '../../testing/claims';
import { brandOf, tenantName } from './claim-names';

const claimOf = (store: Partial<Claim['store']>) => {
  const claim = sampleClaim('3001');
  return { ...claim, store: { ...claim.store, ...store } };
};
const english = { language: 'en', name: 'Pier 1' };
const chinese = { language: 'zh-Hant', name: '一號碼頭' };

test.each([
  ['in the language of the site', { name: 'Pier', translations: [english, chinese] }, '一號碼頭'],
  ['as the server named it', { name: 'Pier', translations: [english] }, 'Pier'],
  ['in English', { name: '', translations: [english] }, 'Pier 1'],
  ['not at all', { name: '', translations: [] }, '–'],
  ['as the server named it', { name: 'Pier', translations: [{ language: 'zh-Hant', name: '' }] }, 'Pier'],
])('the shop is named %s: %j', (_, store, name) => {
  expect(tenantName(claimOf(store), 'zh-Hant')).toBe(name);
});

const brand = { id: '1', name: 'Harbour Coffee', icon_url: '/brand.jpg' };

test.each([
  [{ brand, icon_url: '/store.jpg' }, 'Harbour Coffee', '/brand.jpg'],
  [{ brand: { ...brand, icon_url: null }, icon_url: '/store.jpg' }, 'Harbour Coffee', '/store.jpg'],
  [{ brand: { ...brand, name: '' }, icon_url: null }, null, '/brand.jpg'],
  [{ brand: null, icon_url: '/store.jpg' }, null, '/store.jpg'],
  [{ brand: null, icon_url: null }, null, null],
])('the brand of %j', (store, name, icon) => {
  expect(brandOf(claimOf(store))).toEqual({ name, icon });
});
