import fc from 'fast-check';
import redirects from '../testing/corpora/redirects.json';
import { safeRedirect } from './safe-redirect';

const hostile = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252f%252fevil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/foo/..//evil.example',
  '/foo/%2e%2e//evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/\u2028/evil.example',
  '/\uff0fevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'home',
  '?//evil.example',
  '',
  '/%',
  '/%252f%25%252fevil.example',
  '/%25EF%25BC%258Fevil.example%25',
  // It resolves to nothing here; other ways to join paths may keep it.
  '/a//../b',
  // Encoded unusually often.
  '/%2525252541',
];

test.each(hostile)('%p is not followed', (target) => {
  expect(safeRedirect(target)).toBe('/home');
});

test.each([
  ['/', '/'],
  ['/user/myCoupon', '/user/myCoupon'],
  ['/offer/Dining?id=1', '/offer/Dining?id=1'],
  ['/offer/Star%20Gala?id=1#top', '/offer/Star%20Gala?id=1#top'],
  ['/wallet?x=%2F%2Fnot-host', '/wallet?x=%2F%2Fnot-host'],
  ['/offers?q=https://example.com', '/offers?q=https://example.com'],
  ['/stores/Łódź', '/stores/%C5%81%C3%B3d%C5%BA'],
  ['/a/b/c.html', '/a/b/c.html'],
  ['/a?next=a//b', '/a?next=a//b'],
  ['/%25252541', '/%25252541'],
  // A category named "50% off".
  ['/offer/50%25%20off?id=2', '/offer/50%25%20off?id=2'],
  ['/campaign/101%20', '/campaign/101'],
  ['/campaign/101 ', '/campaign/101'],
])('%p is followed', (target, path) => {
  expect(safeRedirect(target)).toBe(path);
});

test.each([null, undefined, 7, {}, ['/home']])('%p is not a path', (target) => {
  expect(safeRedirect(target, '/about')).toBe('/about');
});

test('none of the known tricks leads away, also after decoding', () => {
  const away = redirects.filter((target) => {
    const { origin, pathname } = new URL(safeRedirect(target), 'https://shop.example');
    return [origin, new URL(decodeURIComponent(pathname), origin).origin].some(
      (reached) => reached !== 'https://shop.example',
    );
  });
  expect(away).toEqual([]);
});

test('whatever the text, the result stays on this site, also after decoding', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (text) => {
        const url = new URL(safeRedirect(text), 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
        expect(new URL(decodeURIComponent(url.pathname), 'https://shop.example').origin).toBe(
          'https://shop.example',
        );
      },
    ),
    { numRuns: process.env['MRW_FAULTS'] ? 100_000 : 2_000 },
  );
});
