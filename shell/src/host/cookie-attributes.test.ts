import { cookieAttributes } from './cookie-attributes';

test.each([
  ['on a page of its own', true, false, { sameSite: 'lax', secure: true }],
  ['over plain http', false, false, { sameSite: 'lax', secure: false }],
  ['inside another site', true, true, { sameSite: 'none', secure: true, partitioned: true }],
  [
    'inside another site over plain http, which cannot keep more',
    false,
    true,
    { sameSite: 'lax', secure: false },
  ],
])('a cookie %s', (_, secure, embedded, attributes) => {
  expect(cookieAttributes(365, secure, embedded)).toEqual({ path: '/', expires: 365, ...attributes });
});
