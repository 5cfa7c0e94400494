import { sampleStore } from '../testing/stores';
import { nearestFirst } from './nearest-first';

test('the nearest store is first, stores without coordinates keep their order at the end', () => {
  const store = (id: string, latitude: number | null) => sampleStore({ id, latitude, longitude: 114.1686 });
  const stores = [store('online', null), store('far', 22.4), store('nowhere', null), store('near', 22.3)];
  const sorted = nearestFirst(stores, { latitude: 22.2935, longitude: 114.1686 });
  expect(sorted.map(({ store: { id }, metres }) => [id, metres && Math.round(metres)])).toEqual([
    ['near', 723],
    ['far', 11_842],
    ['online', null],
    ['nowhere', null],
  ]);
});
