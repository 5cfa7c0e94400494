import { deviceId } from './device';

test('a browser has one name for good, of 32 hexadecimal digits', () => {
  const first = deviceId(() => localStorage);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(deviceId(() => localStorage)).toBe(first);
  localStorage.clear();
  expect(deviceId(() => localStorage)).not.toBe(first);
});

test('small numbers keep their place', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  expect(deviceId(() => localStorage)).toBe('0'.repeat(32));
});

test('where storage is blocked it has another one on every page', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(deviceId(blocked)).toMatch(/^[\da-f]{32}$/);
  expect(deviceId(blocked)).not.toBe(deviceId(blocked));
});
