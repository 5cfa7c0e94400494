import { sampleStore } from '../testing/stores';
import { noFilters } from './store-filters';
import { countChoices, matchesFilters } from './store-matches';

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
