import { renderRemote, type FakeHostOptions, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import app from '../app';
import { accessTokenOf, frameSays } from './frame';
import { sampleCustomer, samplePoints } from './gift-card';

export const access = accessTokenOf('1');
export const redeemPath = '/customers/1/redeem_gift_card/GIFT';
const routes: FakeRoutes = {
  'POST /auth/token': { body: { access, refresh: 'next' } },
  'GET /customers/1': { body: sampleCustomer() },
  'GET /customers/gift_card/GIFT': { body: { code: 'GIFT', cash_value: 50 } },
  'GET /point-accounts/1': { body: samplePoints(0) },
  [`GET ${redeemPath}`]: { body: { points: 50_000, cash_value: 50 } },
};

let end = () => Promise.resolve();
afterEach(() => end());

/** Opens the page of a card of HK$50; `bearers` records the tokens of its calls. */
export async function open(api: FakeRoutes = {}, more: FakeHostOptions = {}) {
  const options = { path: '/redeem-gift-card?code=GIFT', ...more, api: { ...routes, ...api } };
  const { fake, domElement, unmount } = await renderRemote(app, options);
  end = unmount;
  const bearers: string[] = [];
  fake.host.http.other.interceptors.request.use((config) => {
    bearers.push(`${config.url ?? ''} ${String(config.headers.get('Authorization'))}`);
    return config;
  });
  const user = userEvent.setup();
  const redemptions = () => fake.requests.filter(({ path }) => path === redeemPath).length;
  return { fake, domElement, bearers, user, redemptions, close: unmount };
}

export const logIn = () => {
  frameSays({ type: 'GIFT_CARD_LOGIN_SUCCESS', token: 'refresh' });
};

/** Logs in and presses Redeem. */
export async function redeem(api: FakeRoutes = {}, more: FakeHostOptions = {}) {
  const opened = await open(api, more);
  logIn();
  await opened.user.click(await screen.findByRole('button', { name: 'Redeem' }));
  return opened;
}
