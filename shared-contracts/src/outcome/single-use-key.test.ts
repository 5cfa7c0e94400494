import { singleUseHeaders, singleUseKey } from './single-use-key';

test('every call has a key of its own, in the header that the contract names (§0)', () => {
  const keys = new Set([...Array(100).keys()].map(() => singleUseKey()));
  expect(keys.size).toBe(100);
  expect(singleUseHeaders()['Idempotency-Key']).toMatch(/^[0-9a-f]{1,8}(-[0-9a-f]{1,8}){3}$/);
});
