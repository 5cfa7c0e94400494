import { type FakeHostOptions, renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { CampaignCategory } from '@mrw/shared-contracts/api/campaigns';
import { sampleCampaign } from '../../testing/samples';
import OfferListPage from './offer-list-page';
import {
  anyOffer,
  choiceParameters,
  countFilters,
  leavesOut,
  type OfferChoice,
  readChoice,
  writeChoice,
} from './offer-choice';
import { lastPageOf } from './use-offers';
import { listAddress, offerTabs, rightAddress, selectedTab } from './offer-tabs';
import { shownCategories } from './use-categories';

const categories = [
  {
    id: '1',
    name: 'Dining',
    is_active: true,
    display_priority: 1,
    translations: [{ language: 'zh-Hant', name: '餐飲' }],
  },
];
const offers = { body: [sampleCampaign({ id: '11', name: 'Pier coffee', translations: [] })] };
const description = 'Coupons, tickets and stamp cards that members get with their points.';

const open = (path: string, options: FakeHostOptions = {}) =>
  renderWithHost(
    <Routes>
      <Route path="/offer/:category" element={<OfferListPage />} />
    </Routes>,
    {
      path,
      ...options,
      api: {
        'GET /campaign_categories': { body: categories },
        'GET /campaigns': offers,
        'GET /campaign_categories/1/campaigns': offers,
        ...options.api,
      },
    },
  ).fake;

test.each<[string, string, FakeHostOptions, object]>([
  ['the latest offers', '/offer/LATEST', {}, { description, address: '/offer/LATEST' }],
  [
    'a category',
    '/offer/Dining?id=1',
    {},
    { title: 'Dining - Offers', description, address: '/offer/Dining?id=1' },
  ],
  [
    'a category in another language, at its one address',
    '/offer/Dining?id=1',
    { language: 'zh-Hant' },
    {
      title: '餐飲 - 優惠',
      description: '會員以積分兌換的優惠券、門票及印花卡。',
      address: '/offer/Dining?id=1',
    },
  ],
  [
    'a category whose name cannot be read',
    '/offer/Dining?id=1',
    { api: { 'GET /campaign_categories': { status: 500, body: {} } } },
    { description, address: null },
  ],
])('%s describes its page', async (_, path, options, meta) => {
  const fake = open(path, options);
  await screen.findByRole('link', { name: /Pier coffee/ });
  await waitFor(() => {
    expect(fake.pageMeta()).toEqual(meta);
  });
});

test('the categories are a named navigation, with the present one marked alone', async () => {
  open('/offer/Dining?id=1');
  const present = await screen.findByRole('link', { name: 'Dining' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offers');
  expect(screen.getByRole('navigation', { name: 'Offer categories' })).toContainElement(present);
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([present]);
});

test('categories that failed are read again on request', async () => {
  let reads = 0;
  open('/offer/LATEST', {
    api: {
      'GET /campaign_categories': () =>
        (reads += 1) === 1 ? { status: 500, body: {} } : { body: categories },
    },
  });
  const failure = await screen.findByText('The categories could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Dining' })).toBeInTheDocument();
  expect(failure).not.toBeInTheDocument();
});

test('Back steps over the letters of a word, and over each filter by itself', async () => {
  const fake = open('/offer/LATEST', { config: { offerChoice: 'service' } });
  const current = () => fake.host.navigation.current();
  await userEvent.click(await screen.findByRole('button', { name: 'Coupons' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find an offer' }), 'tea');
  await waitFor(() => {
    expect(current()).toBe('/offer/LATEST?search=tea&kind=coupon');
  });
  act(() => {
    fake.host.navigation.back();
  });
  expect(current()).toBe('/offer/LATEST');
});

const read = (query: string) => readChoice(new URLSearchParams(query));

test.each<[string, Partial<OfferChoice>]>([
  ['', {}],
  ['search=+tea+', { search: 'tea' }],
  ['sort=ending', { sort: 'ending' }],
  ['sort=colour', {}],
  ['points=500', { points: 500 }],
  ['points=mine', { points: 'mine' }],
  ['points=-5', {}],
  ['points=5e3', {}],
  ['kind=stamp&kind=coupon&kind=cake', { kinds: ['COUPON_CAMPAIGN', 'STAMP_CAMPAIGN'] }],
  ['only=new&only=ending&only=now', { isNew: true, isEnding: true, isNow: true }],
])('the address %j asks for %j', (query, choice) => {
  expect(read(query)).toEqual({ ...anyOffer, ...choice });
});

test.each(['search=tea&sort=points&points=mine&kind=ticket&only=new', 'points=0', 'only=ending&only=now'])(
  '%s is written as it is read, beside other parameters',
  (query) => {
    const before = new URLSearchParams('id=1&search=old&kind=stamp');
    expect(writeChoice(before, read(query)).toString()).toBe(`id=1&${query}`);
  },
);

test.each<[string, number | null, Record<string, string>]>([
  ['', 100, {}],
  ['search=tea', null, { 'filter[search]': 'tea' }],
  ['points=500', 100, { 'filter[max_points]': '500' }],
  ['points=mine', 100, { 'filter[max_points]': '100' }],
  ['points=mine', -20, { 'filter[max_points]': '0' }],
  ['points=mine', null, {}],
  ['kind=coupon&kind=ticket', null, { 'filter[type]': 'COUPON_CAMPAIGN,TICKET_CAMPAIGN' }],
  ['only=new&only=ending', null, { 'filter[is_new]': 'true', 'filter[is_ending]': 'true' }],
  ['only=now', 100, { 'filter[max_points]': '100', 'filter[is_available]': 'true' }],
  ['points=500&only=now', 100, { 'filter[max_points]': '100', 'filter[is_available]': 'true' }],
  ['points=50&only=now', 100, { 'filter[max_points]': '50', 'filter[is_available]': 'true' }],
  ['only=now', null, { 'filter[is_available]': 'true' }],
  ['sort=ending', null, { sort: 'end_date,-id' }],
  ['sort=points', null, { sort: 'required_points,-id' }],
])('%j of a member with %s points is requested as %j', (query, balance, parameters) => {
  expect(choiceParameters(read(query), balance)).toEqual(parameters);
});

test.each([
  ['', 0, false],
  ['sort=points', 0, false],
  ['search=tea', 0, true],
  ['points=500&kind=coupon&kind=stamp&only=new&only=now', 5, true],
])('%j has %i filters and leaves offers out: %s', (query, count, out) => {
  expect(countFilters(read(query))).toBe(count);
  expect(leavesOut(read(query))).toBe(out);
});

test.each([
  ['<http://api.test/campaigns?page[number]=83&page[size]=1>; rel="last"', 83],
  ['<http://api.test/campaigns?a=1&page%5Bnumber%5D=7>; rel="last"', 7],
  ['<http://api.test/campaigns?cursor=2>; rel="last"', null],
  ['<http://api.test/campaigns?page[number]=2>; rel="next"', null],
  [undefined, null],
])('the number of the last page of %j is %s', (header, page) => {
  expect(lastPageOf(header)).toBe(page);
});

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
