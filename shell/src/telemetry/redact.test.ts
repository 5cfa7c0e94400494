import { redact } from './redact';

const origins = ['https://remotes.example'];

test.each([
  [
    'MRW-103 mf-wallet: load-failed (https://remotes.example/mf-wallet/1.2.0/remoteEntry.aa.js?retry=1)',
    'MRW-103 mf-wallet: load-failed (https://remotes.example/mf-wallet/1.2.0/remoteEntry.aa.js)',
  ],
  ['GET https://api.example/customers/4711/coupons?token=abc failed', 'GET https://api.example failed'],
  ['no member ada@example.com', 'no member [mail]'],
  ['card 1234567890123456', 'card [number]'],
  ['bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0', 'bearer [token]'],
  ['at /login_callback?token=abc', 'at /login_callback'],
  ['refused data:text/javascript,1', 'refused data:'],
  [
    '2.0.0 did not start (MRW-122), 1.0.0 is used instead',
    '2.0.0 did not start (MRW-122), 1.0.0 is used instead',
  ],
  ['x'.repeat(500), 'x'.repeat(400)],
])('%p is sent as %p', (text, sent) => {
  expect(redact(text, { origins })).toBe(sent);
});
