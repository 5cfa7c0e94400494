import { aggregate } from './aggregate';
import { groupState, groupToggled, toggled } from './choosing';
import { filterParameters, hasFilters, noFilters, readFilters, writeFilters } from './store-filters';
import { sampleStore } from '../testing/stores';
import { countChoices, matchesFilters } from './store-matches';

const failed = () => Promise.reject<string[]>(new Error('500'));

test('lists are joined in the order of their calls, failures are left out', async () => {
  const calls = [Promise.resolve(['a', 'b']), failed(), Promise.resolve(['c'])];
  expect(await aggregate(calls)).toEqual({ status: 200, items: ['a', 'b', 'c'], complete: false });
});

test('when no call succeeded the answer is 404', async () => {
  expect(await aggregate([failed(), failed()])).toEqual({ status: 404 });
});

test('nothing to ask for is an empty list', async () => {
  expect(await aggregate([])).toEqual({ status: 200, items: [], complete: true });
});

test('an id is added and taken away', () => {
  expect(toggled([], '1')).toEqual(['1']);
  expect(toggled(['1', '2'], '1')).toEqual(['2']);
});

test.each([
  [[], 'none'],
  [['9'], 'none'],
  [['1'], 'some'],
  [['2', '1', '9'], 'all'],
] as const)('with %p chosen a region of districts 1 and 2 is chosen: %s', (chosen, state) => {
  expect(groupState(chosen, ['1', '2'])).toBe(state);
});

test('a region without districts is never chosen', () => {
  expect(groupState(['1'], [])).toBe('none');
});

test.each([
  [['9'], ['9', '1', '2']],
  [['1'], ['1', '2']],
  [['1', '2', '9'], ['9']],
] as const)('pressing a region turns %p into %p', (chosen, next) => {
  expect(groupToggled(chosen, ['1', '2'])).toEqual(next);
});

test.each([
  ['', noFilters],
  ['sf_brand=1&sf_brand=2', { ...noFilters, brands: ['1', '2'] }],
  ['sf_brand[]=1&sf_brand[]=2', { ...noFilters, brands: ['1', '2'] }],
  ['sf_brand=1,2', { ...noFilters, brands: ['1', '2'] }],
  ['sf_brand=1,%202,&sf_brand=1', { ...noFilters, brands: ['1', '2'] }],
  ['sf_brand%5B%5D=2&sf_brand=1', { ...noFilters, brands: ['1', '2'] }],
  ['sf_brand=999', { ...noFilters, brands: ['999'] }],
  ['sf_brand=%00&sf_brand=%3Cb%3E&sf_brand=%E0%A4%A&sf_district=,;,3', { ...noFilters, districts: ['3'] }],
  [
    'sf_category=1&sf_sub_category=2&sf_district=3',
    { categories: ['1'], subcategories: ['2'], brands: [], districts: ['3'] },
  ],
])('the address ?%s is read', (search, filters) => {
  expect(readFilters(new URLSearchParams(search))).toEqual(filters);
});

test('filters are written as repeated keys and other parameters stay', () => {
  const search = new URLSearchParams('lang=en&sf_brand=9&sf_district[]=8');
  const filters = { ...noFilters, brands: ['1', '2'], districts: ['3'] };
  expect(writeFilters(search, filters).toString()).toBe('lang=en&sf_brand=1&sf_brand=2&sf_district=3');
  expect(writeFilters(search, noFilters).toString()).toBe('lang=en');
});

test('what is written is read again', () => {
  const filters = { categories: ['1'], subcategories: ['2', '3'], brands: ['4'], districts: ['5', '6'] };
  expect(readFilters(writeFilters(new URLSearchParams(), filters))).toEqual(filters);
});

test('the wire has comma lists and only the filters in use', () => {
  expect(filterParameters(noFilters)).toEqual({});
  expect(
    filterParameters({ categories: ['1'], subcategories: ['2'], brands: ['3', '4'], districts: ['5'] }),
  ).toEqual({
    'filter[category]': '1',
    'filter[subcategories]': '2',
    'filter[brand]': '3,4',
    'filter[district]': '5',
  });
});

test('a directory is filtered when any list is used', () => {
  expect(hasFilters(noFilters)).toBe(false);
  expect(hasFilters({ ...noFilters, districts: ['1'] })).toBe(true);
});

const store = (id: string, brand: string, district: string | null, subcategory = '1', category = '1') =>
  sampleStore({
    id,
    brand: { id: brand, name: brand, icon_url: null },
    district: district === null ? null : { id: district, name: district, region: '1' },
    subcategories: [{ id: subcategory, name: 'x', category, display_priority: 1, translations: [] }],
  });

test.each([
  [{}, true],
  [{ brands: ['1', '9'] }, true],
  [{ brands: ['9'] }, false],
  [{ brands: ['1'], districts: ['2'] }, true],
  [{ brands: ['1'], districts: ['3'] }, false],
  [{ categories: ['5'] }, true],
  [{ categories: ['4'] }, false],
  [{ categories: ['5'], subcategories: ['4', '7'] }, true],
  [{ subcategories: ['4'] }, false],
])('a store of brand 1 in district 2 matches %j: %s', (over, matches) => {
  expect(matchesFilters(store('1', '1', '2', '7', '5'), { ...noFilters, ...over })).toBe(matches);
});

test('a store without brand and district matches only when neither is filtered', () => {
  const bare = sampleStore({ brand: null, district: null });
  expect(matchesFilters(bare, noFilters)).toBe(true);
  expect(matchesFilters(bare, { ...noFilters, brands: ['1'] })).toBe(false);
  expect(matchesFilters(bare, { ...noFilters, districts: ['1'] })).toBe(false);
});

test('a choice is counted beside what is chosen in the other lists', () => {
  const stores = [store('1', '1', '1'), store('2', '1', '2'), store('3', '2', '1'), store('4', '2', null)];
  const counts = countChoices(stores, { ...noFilters, brands: ['1'], districts: ['1'] });
  expect(counts.total).toBe(1);
  expect(Object.fromEntries(counts.brands)).toEqual({ 1: 1, 2: 1 });
  expect(Object.fromEntries(counts.districts)).toEqual({ 1: 1, 2: 1 });
});
