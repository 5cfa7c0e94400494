import redirects from '../testing/corpora/redirects.json';
import { safeHref } from './safe-href';

const site = 'https://shop.example';

test.each([
  ['/campaign/101', { kind: 'inside', path: '/campaign/101' }],
  ['https://shop.example/home?a=1#b', { kind: 'inside', path: '/home?a=1#b' }],
  ['https://other.example/x', { kind: 'outside', href: 'https://other.example/x' }],
  ['tel:+85260000001', { kind: 'contact', href: 'tel:+85260000001' }],
  ['mailto:a@b.example', { kind: 'contact', href: 'mailto:a@b.example' }],
])('%p is a link', (href, expected) => {
  expect(safeHref(href, site)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'https://user:pw@other.example',
  'https://user@other.example',
  'https://:pw@other.example',
  '/.//other.example',
  '/a/..//other.example',
  '/%2f/other.example',
  '/%5cother.example',
  'http://',
  '',
  '  ',
  null,
  7,
])('%p is not offered', (href) => {
  expect(safeHref(href, site)).toBeNull();
});

test('none of the known tricks passes for a page of this site, or for a program', () => {
  const wrong = redirects.filter((href) => {
    const target = safeHref(href, site);
    if (target === null) return false;
    if (target.kind === 'inside') return new URL(target.path, site).origin !== site;
    return !/^(https?|tel|mailto):/.test(target.href);
  });
  expect(wrong).toEqual([]);
});
