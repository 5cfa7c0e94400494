import { rememberClosed, wasClosed } from './banner-visibility';

test('closing is remembered for the browser session', () => {
  sessionStorage.clear();
  expect(wasClosed(() => sessionStorage)).toBe(false);
  rememberClosed(() => sessionStorage);
  expect(wasClosed(() => sessionStorage)).toBe(true);
});

test('blocked storage closes nothing and breaks nothing', () => {
  const blocked = (): Storage => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(() => {
    rememberClosed(blocked);
  }).not.toThrow();
  expect(wasClosed(blocked)).toBe(false);
});
