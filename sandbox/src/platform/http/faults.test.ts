import { createFaults, meets } from './faults';

test.each([
  ['POST /coupons/1001/usage_record', '/coupons/1001/usage_record', true],
  ['POST /coupons/1001/usage_record', 'POST /coupons/*/usage_record', true],
  ['GET /coupons/1001', 'POST /coupons', false],
  ['GET /campaigns?filter[is_featured]=true', 'GET /campaigns*is_featured', true],
  ['GET /homepage_banners', '', true],
])('%s meets %s: %p', (call, match, expected) => {
  expect(meets(call, match)).toBe(expected);
});

test('a fault is met as often as asked, then the call works again', () => {
  const faults = createFaults();
  faults.add({ mode: 'status', match: '/levels', value: 500, times: 2 });
  expect(
    ['GET /levels', 'GET /stores', 'GET /levels', 'GET /levels'].map((call) => faults.take(call)?.mode),
  ).toEqual(['status', undefined, 'status', undefined]);
});
