import {
  expectEveryFaultToBeTriedAgain,
  renderRemote,
  type FakeRoutes,
  type ReadCase,
} from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import app from './app';
import { routes } from '../remote.json';
import expiringSoon from './slot-expiring-soon';
import { accountConfigRoutes, sampleProfileFields, sampleSections } from './testing/account-config';
import { logRoute, sampleLog } from './testing/activity-log';
import { sampleClaim } from './testing/claims';
import { sampleCoupon } from './testing/coupons';
import { sampleLevels } from './testing/levels';
import { sampleSession } from './testing/members';
import { sampleMessage } from './testing/messages';
import { sampleTransaction, sampleTransactionDetail, transactionPath } from './testing/transactions';

jest.setTimeout(30_000);

type Row = ReadCase & {
  route: string;
  /** Where it is not the route itself. */
  path?: string;
  /** The button or tab that opens the part. */
  press?: string;
};

const soon = new Date(Date.now() + 5 * 86_400_000).toISOString();
const own = 'GET /customers/12';
const statuses = [{ points: 1_234, expiration_date: soon }];
const coupons = [sampleCoupon('7', { expiry_date: soon })];
const points = { call: 'GET /point-accounts/12/point_statuses', body: statuses, shown: /1,234 points/ };
const owned = { call: `${own}/coupons`, body: coupons, shown: /Coupon 7/ };
const tickets = { ...owned, call: `${own}/tickets` };
const log = { call: logRoute, body: sampleLog, shown: /12,500/ };
const levels = { call: 'GET /levels', body: sampleLevels, shown: /Diamond/ };
const claims = { call: `${own}/transactions`, body: [sampleClaim('3001')], shown: /Store 3001/ };
const claim = { call: `${own}/transactions/3001`, body: sampleClaim('3001'), shown: /INV-3001/ };
const history = { call: `GET ${transactionPath}`, body: [sampleTransaction(1)] };
const rows: readonly Row[] = [
  { route: '/user/myProfile', ...points },
  { route: '/user/myProfile', ...owned },
  { route: '/user/myProfile', ...log },
  {
    route: '/user/myAccount',
    call: `GET /config/customer_profile_field`,
    body: sampleProfileFields,
    shown: /^First name/,
  },
  {
    route: '/user/myAccount',
    call: `GET /config/customer_additional_data`,
    body: sampleSections,
    shown: /^Newsletter/,
  },
  { route: '/activity_log', ...log },
  { ...claims, route: '/activity_log', shown: /1 claim in review/ },
  { route: '/reward_status', ...points },
  { route: '/reward_status', ...owned, press: 'Coupons' },
  { route: '/expiry_centre', ...points },
  { route: '/expiry_centre', ...owned },
  { route: '/expiry_centre', ...tickets },
  { route: '/level_benefit', ...levels },
  { route: '/level_rule', ...levels },
  { route: '/inbox', call: `${own}/inbox_messages`, body: [sampleMessage('1')], shown: /Message 1/ },
  {
    route: '/inboxDetail/:id',
    path: '/inboxDetail/1',
    call: `${own}/inbox_messages/1`,
    body: sampleMessage('1', { content: 'Two teas' }),
    shown: /Two teas/,
    gone: /is not available any more/,
  },
  { route: '/transaction', ...claims },
  { route: '/transaction', ...claim, shown: /Issue date/ },
  { route: '/transactionDetail/:id', path: '/transactionDetail/3001', ...claim },
  { route: '/transaction_history', ...history, shown: /1,234\.50/ },
  {
    route: '/transaction_history_detail/:id',
    path: '/transaction_history_detail/4001',
    call: `GET ${transactionPath}/4001`,
    body: sampleTransactionDetail(),
    shown: /Subtotal/,
  },
];

const others: FakeRoutes = {
  ...accountConfigRoutes,
  [points.call]: { body: [] },
  [owned.call]: { body: [] },
  [tickets.call]: { body: [] },
  [log.call]: { body: [] },
  [levels.call]: { body: sampleLevels },
  [claims.call]: { body: claims.body },
  [claim.call]: { body: claim.body },
  [history.call]: { body: [] },
};

const options = {
  session: sampleSession(),
  config: { pointsTimeline: true },
};

test.each(rows)(
  '$route: $call is gone after 404 only, and every other fault can be tried again',
  async (row) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expectEveryFaultToBeTriedAgain(row, async (api) => {
      const { unmount } = await renderRemote(app, {
        ...options,
        path: row.path ?? row.route,
        api: { ...others, ...api },
      });
      if (row.press) await userEvent.click(await screen.findByRole('tab', { name: row.press }));
      return unmount;
    });
  },
);

test.each([points, owned, tickets])(
  'what ends soon: $call can be tried again in the page of another remote',
  async (row) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expectEveryFaultToBeTriedAgain({ ...row, shown: /1 within 30 days/ }, async (api) => {
      const { unmount } = await renderRemote(expiringSoon, { ...options, api: { ...others, ...api } });
      return unmount;
    });
  },
);

test('every page of the remote that reads something is in the table', () => {
  // The card is of the session; the choice of a store for a claim has its own tests.
  const without = ['/user/myCard', '/transaction/create'];
  expect(routes.map(({ path }) => path).filter((path) => !without.includes(path))).toEqual([
    ...new Set(rows.map(({ route }) => route)),
  ]);
});
