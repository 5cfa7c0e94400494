import type { CampaignCategory } from '@mrw/shared-contracts/api/campaigns';
import { listAddress, offerTabs, rightAddress, selectedTab } from './offer-tabs';
import { shownCategories } from './use-categories';

const category = (id: string, display_priority: number, fields: Partial<CampaignCategory> = {}) => ({
  id,
  name: `Category ${id}`,
  is_active: true,
  display_priority,
  translations: [],
  ...fields,
});
const translations = [
  { language: 'en', name: 'Food & Drink' },
  { language: 'zh-Hant', name: '餐飲' },
];
const dining = category('1', 2, { translations });
const all = [dining, category('2', 1), category('5', 0, { is_active: false })];

test('O-012 puts LATEST first, then active categories by priority', () => {
  expect(offerTabs(shownCategories(all), 'en', 'Latest').map((tab) => tab.label)).toEqual([
    'Latest',
    'Category 2',
    'Food & Drink',
  ]);
});

test.each([
  ['en', '/offer/Food%20%26%20Drink?id=1'],
  ['zh-Hant', '/offer/%E9%A4%90%E9%A3%B2?id=1'],
  ['zh-Hans', '/offer/Food%20%26%20Drink?id=1'],
] as const)('names a category in its address in %s', (language, to) => {
  expect(offerTabs([dining], language, 'Latest')[1]?.to).toBe(to);
});

test.each([
  ['no id', null, all, 'LATEST'],
  ['the id of a category', '1', all, '1'],
  ['an unknown id', '99', all, 'LATEST'],
  ['the id of an inactive category', '5', shownCategories(all), 'LATEST'],
  ['an id before the categories are known', '1', undefined, '1'],
])('lists by %s', (_, id, categories, selected) => {
  expect(selectedTab(id, categories)).toBe(selected);
});

test.each([
  ['/offer/LATEST', 'LATEST', '', 'LATEST', null],
  ['a category', 'Dining', 'id=1', '1', null],
  ['a category under another name', 'Old', 'id=1', '1', null],
  ['a name without an id', 'Nope', '', 'LATEST', '/offer/LATEST'],
  ['an unknown id', 'Nope', 'id=99', 'LATEST', '/offer/LATEST'],
  ['an unknown id behind LATEST', 'LATEST', 'id=99&lang=en', 'LATEST', '/offer/LATEST?lang=en'],
])('the address of %s', (_, name, query, tab, address) => {
  expect(rightAddress(name, new URLSearchParams(query), tab)).toBe(address);
});

test.each([
  ['LATEST', undefined, '/offer/LATEST'],
  ['1', all, '/offer/Food%20%26%20Drink?id=1'],
  ['2', all, '/offer/Category%202?id=2'],
  ['1', undefined, null],
])('the list %p has one address in every language', (tab, categories, address) => {
  expect(listAddress(tab, categories)).toBe(address);
});
