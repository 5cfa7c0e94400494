import { filterParameters, hasFilters, noFilters, readFilters, writeFilters } from './store-filters';

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
