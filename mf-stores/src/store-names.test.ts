import { nameIn, storeTexts } from './store-names';
import { sampleStore } from './testing/stores';

const food = { name: 'Food', translations: [{ language: 'zh-Hant', name: '餐飲' }] };

test.each([
  ['zh-Hant', food, '餐飲'],
  ['zh-Hans', food, 'Food'],
  ['zh-Hant', { name: 'Food' }, 'Food'],
  ['zh-Hant', { name: 'Food', translations: [{ language: 'zh-Hant', name: '' }] }, 'Food'],
] as const)('in %s %j is called %s', (language, named, name) => {
  expect(nameIn(language, named)).toBe(name);
});

test('a store is translated as far as its translation goes', () => {
  const named = sampleStore({ translations: [{ language: 'zh-Hant', name: '一號店', address: null }] });
  expect(storeTexts(named, 'zh-Hant')).toEqual({ name: '一號店', address: '1 Pier Road' });
  expect(storeTexts(named, 'zh-Hans')).toEqual({ name: 'Harbour Coffee Pier One', address: '1 Pier Road' });
});
