import { expectEveryFaultToBeTriedAgain, type ReadCase } from '@mrw/shared-contracts/testing';
import { routes } from '../remote.json';
import { sampleCoupon, sampleStore } from './testing/samples';
import { closeWallet, openWallet } from './testing/wallet';

jest.setTimeout(30_000);

type Row = ReadCase & { route: string; path?: string; coupon?: typeof coupon; state?: object };

const coupon = sampleCoupon({ template: { name: 'Pier Tea' } });
const virtual = sampleCoupon({ virtual_real_type: 'VIRTUAL' });
const ticket = sampleCoupon({ id: '2001', coupon_type: 'TICKET', template: { name: 'Pier Concert' } });
const gone = /no longer existed/;
const ofCoupon = { call: 'GET /customers/7/coupons/1001', body: coupon, gone };
const stores = [sampleStore({ name: 'Star Pier' })];
const rows: readonly Row[] = [
  { route: '/user/myCoupon', call: 'GET /customers/7/coupons', body: [coupon], shown: /Pier Tea/ },
  { route: '/user/myTicket', call: 'GET /customers/7/tickets', body: [ticket], shown: /Pier Concert/ },
  { ...ofCoupon, route: '/coupon/:id', path: '/coupon/1001', shown: /Pier Tea/ },
  {
    route: '/coupon/:id/select_store',
    path: '/coupon/1001/select_store',
    call: 'GET /customers/7/coupons/1001/applicable_stores',
    coupon: virtual,
    body: stores,
    shown: /Star Pier/,
  },
  {
    route: '/ticket/:id',
    path: '/ticket/2001',
    call: 'GET /customers/7/tickets/2001',
    body: ticket,
    shown: /Pier Concert/,
    gone,
  },
  { ...ofCoupon, route: '/use_coupon', state: { couponID: '1001', isTicket: false }, shown: /Pier Tea/ },
  { route: '/select_store', call: 'GET /stores', body: stores, shown: /Star Pier/ },
];

test.each(rows)(
  '$route: $call is gone after 404 only, and every other fault can be tried again',
  async (row) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expectEveryFaultToBeTriedAgain(row, async (api) => {
      await openWallet(row.path ?? row.route, {
        state: row.state,
        api: { [ofCoupon.call]: { body: row.coupon ?? coupon }, ...api },
      });
      return closeWallet;
    });
  },
);

test('every page of the remote that reads something is in the table', () => {
  // The first redirects, the second has only what the session knows.
  const without = ['/user/:page', '/use_cash_dollar'];
  expect(routes.map(({ path }) => path).filter((path) => !without.includes(path))).toEqual([
    ...new Set(rows.map(({ route }) => route)),
  ]);
});
