import {
  renderWithHost,
  sampleMemberSession,
  type FakeAnswer,
  type FakeHostOptions,
} from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MembersOnly } from '../member/members-only';
import { WalletPass } from './wallet-pass';
import { walletOf } from './wallet-of';

/** Of `sampleMemberSession`. */
const uid = '1';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile';

test.each([
  [iPhone, 'apple'],
  [android, 'google'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', null],
])('the wallet of %s is %s', (userAgent, wallet) => {
  expect(walletOf({ userAgent })).toBe(wallet);
});

const on = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
afterEach(() => jest.restoreAllMocks());

function open(userAgent: string, item = 'card', options: FakeHostOptions = {}) {
  on(userAgent);
  const page = (
    <MembersOnly otherwise={null}>
      <WalletPass item={item} />
    </MembersOnly>
  );
  return renderWithHost(page, { session: sampleMemberSession, config: { walletPasses: true }, ...options })
    .fake;
}

test.each([
  [iPhone, 'en', 'Add to Apple Wallet', undefined],
  [iPhone, 'zh-Hant', '加至 Apple 錢包', undefined],
  [android, 'en', 'Add to Google Wallet', undefined],
  [android, 'zh-Hans', '添加到 Google 钱包', 'google'],
] as const)('%s in %s has the button %s', async (userAgent, language, name, passWallet) => {
  const config = { walletPasses: true, ...(passWallet && { passWallet }) };
  open(userAgent, 'card', { language, config });
  expect(await screen.findByRole('button', { name })).toBeEnabled();
});

test.each<[string, string, FakeHostOptions]>([
  ['a computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', {}],
  ['a deployment without passes', iPhone, { config: {} }],
  ['an iPhone without the keys of Apple', iPhone, { config: { walletPasses: true, passWallet: 'google' } }],
  ['a page of a partner', iPhone, { embed: { isOpenInOtherSite: true, partnerOrigin: null } }],
])('%s has no button', async (_where, userAgent, options) => {
  open(userAgent, 'card', options);
  // The code of the button is there by then.
  await import('./add-pass');
  await Promise.resolve();
  expect(screen.queryByRole('button')).toBeNull();
});

const refused = (detail: string, status: number): FakeAnswer => ({ status, body: { detail } });
test.each<[string, FakeAnswer, RegExp]>([
  ['a lock on spending', refused('Spending is locked.', 403), /^Spending is locked\. Unlock it/],
  ['an item that was used', refused('This item has no pass.', 400), /^This can no longer be added/],
  ['no answer', { failure: 'network' }, /^The pass could not be made/],
  ['an address that runs', { body: { save_url: 'javascript:alert(1)' } }, /^The pass could not be made/],
])('%s is said, and the button stays', async (_why, answer, text) => {
  const api = { [`GET /customers/${uid}/wallet_passes/apple`]: answer };
  const fake = open(iPhone, 'coupon-7', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Apple Wallet' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button')).toBeEnabled();
  expect(fake.requests.map(({ query }) => query.toString())).toEqual(['item=coupon-7']);
});

test('the points are on the card by choice, which coupons do not ask for', async () => {
  const api = { [`GET /customers/${uid}/wallet_passes/google`]: refused('', 400) };
  const fake = open(android, 'card', { api });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Show my points/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to Google Wallet' }));
  await screen.findByRole('alert');
  expect(fake.requests.map(({ query }) => query.toString())).toEqual(['item=card&balance=1']);
});
