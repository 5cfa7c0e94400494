import { singleUseKey } from './single-use-key';

test('every key is another one', () => {
  const keys = new Set([...Array(100).keys()].map(() => singleUseKey()));
  expect(keys.size).toBe(100);
  expect(singleUseKey()).toMatch(/^[0-9a-f]{1,8}(-[0-9a-f]{1,8}){3}$/);
});
