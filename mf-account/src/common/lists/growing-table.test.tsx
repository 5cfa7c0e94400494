import { forgetListEnds, watchListEnds } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../../testing/coupons';
import { mountAt } from '../../testing/mount';

const login = { id: '1', activity_type: 'LOGIN', activity_time: '2026-11-21T10:00:00+08:00', log_info: {} };
const points = { points: 700, expiration_date: '2099-12-31T23:59:59+08:00' };
const purchase = {
  id: '1',
  invoice_id: null,
  receiptNumber: 'R-1',
  date: '2026-11-20T13:00:00+08:00',
  creation_date: '2026-11-20T13:00:00+08:00',
  total_value: 20,
  paid_amount: null,
  event_type: 'PURCHASE',
};
const api = {
  'GET /levels': { body: [] },
  'GET /customers/12/activity_logs': { body: [login] },
  'GET /point-accounts/12/point_statuses': { body: [points] },
  'GET /customers/12/coupons': { body: [sampleCoupon('1')] },
  'GET /customers/12/transaction_history': { body: [purchase] },
};

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2_000);
});
afterEach(() => {
  forgetListEnds();
});

test.each(['Activity log', 'Reward status: points', 'Reward status: coupons', 'Transaction history'])(
  'the modal of %s goes on at 90 %% of its table (Q-150)',
  async (title) => {
    const ends = watchListEnds();
    await mountAt('/user/myProfile', { api });
    await userEvent.click(await screen.findByRole('button', { name: `View all – ${title}` }));
    const modal = await screen.findByRole('dialog', { name: title });
    await within(modal).findByRole('table');
    expect(ends.at(-1)?.margin).toBe('0px 0px 200px 0px');
  },
);

test.each([
  ['/activity_log', '0px 0px 200px 0px'],
  ['/reward_status', '0px 0px 100px 0px'],
  ['/transaction_history', '0px 0px 100px 0px'],
])('the table of the page %s goes on with a margin of %s', async (page, margin) => {
  const ends = watchListEnds();
  await mountAt(page, { api });
  await screen.findByRole('table');
  expect(ends.at(-1)?.margin).toBe(margin);
});
