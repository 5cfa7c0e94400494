import { isMobileBrowser, rememberClosed, wasClosed } from './banner-visibility';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
    false,
  ],
])('S-062 %p is a phone: %p', (userAgent, expected) => {
  expect(isMobileBrowser(userAgent)).toBe(expected);
});

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
