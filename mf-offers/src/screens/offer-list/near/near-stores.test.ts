import { nearStores } from './near-stores';

const pier = { latitude: 22.2935, longitude: 114.1686 };
const north = (id: string, metres: number) => ({
  ...pier,
  id,
  latitude: pier.latitude + metres / 111_195,
});

test('the nearest store is first, and what is farther than 2 km is not near', () => {
  const stores = [north('far', 2_010), north('edge', 1_990), north('here', 0), north('south', -300)];
  expect(nearStores(stores, pier)).toEqual(['here', 'south', 'edge']);
});

test('a store without coordinates is nowhere', () => {
  expect(
    nearStores([{ id: 'online', latitude: null, longitude: null }], { latitude: 0, longitude: 0 }),
  ).toEqual([]);
});

test('of many the fifty nearest are asked for', () => {
  const stores = Array.from({ length: 60 }, (_, at) => north(String(at), 600 - at * 10));
  expect(nearStores(stores, pier)).toHaveLength(50);
  expect(nearStores(stores, pier)[0]).toBe('59');
});
