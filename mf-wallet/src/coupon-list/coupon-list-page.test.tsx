import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeAnswer, FakeRequest } from '@mrw/shared-contracts/testing';
import { inDays, sampleCoupon } from '../testing/samples';
import { asPhone, openWallet } from '../testing/wallet';

const coupons = 'GET /customers/7/coupons';
const some = { body: [sampleCoupon()] };
const listCalls = (requests: FakeRequest[]) => requests.filter(({ path }) => path.endsWith('/coupons'));

test('W-001 requests the available coupons with the sort, filter and page of the contract', async () => {
  const fake = await openWallet('/user/myCoupon', { api: { [coupons]: some } });
  await screen.findByRole('heading', { name: 'Coffee for two' });
  expect([...(fake.requests[0]?.query.entries() ?? [])]).toEqual([
    ['sort', '-date_of_acquisition,expiry_date,-id'],
    ['filter[customer_detail_coupon_type]', 'AVAILABLE'],
    ['page[number]', '1'],
    ['page[size]', '20'],
  ]);
});

test.each([
  ['W-002 unavailable', 'Unavailable', 'UNAVAILABLE', '-date_of_acquisition,expiry_date,-id'],
  ['W-003 obsolete', 'Used or expired', 'USED_OR_EXPIRED', '-date_of_use_or_expiration,usage_record,-id'],
])('%s tab requests its own coupons', async (_, tab, type, sort) => {
  const fake = await openWallet('/user/myCoupon', { api: { [coupons]: some } });
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  await waitFor(() => {
    expect(fake.requests).toHaveLength(2);
  });
  expect(fake.requests[1]?.query.get('filter[customer_detail_coupon_type]')).toBe(type);
  expect(fake.requests[1]?.query.get('sort')).toBe(sort);
});

test('W-004 has the tabs available, unavailable and obsolete', async () => {
  await openWallet('/user/myCoupon', { api: { [coupons]: some } });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Available',
    'Unavailable',
    'Used or expired',
  ]);
});

test('the card of a coupon on a blackout day says so, and opens it', async () => {
  const closed = sampleCoupon({ template: { is_within_blackout_period: true } });
  await openWallet('/user/myCoupon', { api: { [coupons]: { body: [closed] } } });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Not today')).toBeInTheDocument();
  expect(card).toHaveClass('notToday');
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/coupon/1001');
});

test('W-006 goes on by the next link until there is none', async () => {
  const page = ({ query }: FakeRequest): FakeAnswer => {
    const number = Number(query.get('page[number]'));
    const next = `<http://api.test/customers/7/coupons?page[number]=${number + 1}>; rel="next"`;
    return {
      body: [sampleCoupon({ id: String(number), template: { name: `Coupon ${number}` } })],
      headers: number < 3 ? { link: next } : {},
    };
  };
  await openWallet('/user/myCoupon', { api: { [coupons]: page } });
  for (const next of ['Coupon 2', 'Coupon 3']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }, { timeout: 3_000 }));
    await screen.findByRole('heading', { name: next });
  }
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /more/i })).not.toBeInTheDocument();
  });
});

test('W-008 a card shows name, brand, cover and date of expiry', async () => {
  const coupon = sampleCoupon({ expiry_date: '2027-01-31T23:59:59+08:00' });
  await openWallet('/user/myCoupon', { api: { [coupons]: { body: [coupon] } } });
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Harbour Coffee');
  expect(card).toHaveTextContent('Expire date 31 Jan 2027');
  expect(within(card).getByRole('heading', { name: 'Coffee for two' })).toBeInTheDocument();
  expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/a.jpg'));
});

test('W-009 tags used and expired coupons with words', async () => {
  const body = [sampleCoupon({ id: '1', is_used: true }), sampleCoupon({ id: '2', is_expired: true })];
  await openWallet('/user/myCoupon', { api: { [coupons]: { body } } });
  const [used, expired] = await screen.findAllByRole('article');
  expect(used).toHaveTextContent('Used');
  expect(expired).toHaveTextContent('Expired');
});

test('W-013 a coupon that ends today says so', async () => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const body = [sampleCoupon({ expiry_date: `${today}T23:59:59+08:00` })];
  await openWallet('/user/myCoupon', { api: { [coupons]: { body } } });
  expect(await screen.findByRole('article')).toHaveTextContent('Last day');
});

test('W-015 a coupon that has not started names its start date and stays on the page', async () => {
  const body = [sampleCoupon({ effective_date: '2099-03-05T00:00:00+08:00' })];
  const fake = await openWallet('/user/myCoupon', { api: { [coupons]: { body } } });
  await userEvent.click(screen.getByRole('tab', { name: 'Unavailable' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Coffee for two' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('It will be available since 5 Mar 2099');
  expect(fake.host.navigation.current()).toBe('/user/myCoupon');
});

test('W-016 a virtual coupon links to its store selection on a phone', async () => {
  asPhone();
  const body = [sampleCoupon({ id: '1014', virtual_real_type: 'VIRTUAL' })];
  await openWallet('/user/myCoupon', { api: { [coupons]: { body } } });
  expect(await screen.findByRole('link', { name: 'Select pick-up store – Coffee for two' })).toHaveAttribute(
    'href',
    '/coupon/1014/select_store',
  );
});

test('Q-106 a virtual coupon opens its store selection over the list on a desktop', async () => {
  const body = [sampleCoupon({ id: '1014', virtual_real_type: 'VIRTUAL' })];
  const fake = await openWallet('/user/myCoupon', {
    api: { [coupons]: { body }, 'GET /customers/7/coupons/1014/applicable_stores': { body: [] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Select pick-up store – Coffee for two' }));
  expect(await screen.findByRole('dialog', { name: 'Select pick-up store' })).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/user/myCoupon');
});

test('W-017 every empty tab says so and leads to the offers', async () => {
  await openWallet('/user/myCoupon', { api: { [coupons]: { body: [] } } });
  for (const [tab, text] of [
    ['Available', 'You have no coupons to use yet.'],
    ['Unavailable', 'No coupons are waiting to start.'],
    ['Used or expired', 'No coupons have been used or have expired.'],
  ] as const) {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offer/LATEST');
  }
});

test('W-018 asks again when the language changes', async () => {
  const fake = await openWallet('/user/myCoupon', { api: { [coupons]: some } });
  await screen.findByRole('article');
  await act(async () => {
    fake.host.setLanguage('zh-Hant');
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(listCalls(fake.requests)).toHaveLength(2);
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('我的優惠券');
});

test('W-118 a card opens the detail of its coupon', async () => {
  const fake = await openWallet('/user/myCoupon', {
    api: { [coupons]: some, 'GET /customers/7/coupons/1001': { body: sampleCoupon() } },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Coffee for two' }));
  expect(fake.host.navigation.current()).toBe('/coupon/1001');
});

test('W-019 the tickets have their own list with the same tabs', async () => {
  const body = [sampleCoupon({ id: '2001', coupon_type: 'TICKET' })];
  const fake = await openWallet('/user/myTicket', { api: { 'GET /customers/7/tickets': { body } } });
  await screen.findByRole('article');
  expect(fake.requests[0]?.query.get('filter[customer_detail_coupon_type]')).toBe('AVAILABLE');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My tickets');
  expect(screen.getAllByRole('tab')).toHaveLength(3);
});

test('W-020 a ticket card says its session and opens the ticket, which says it too', async () => {
  const ticket = sampleCoupon({
    id: '2001',
    coupon_type: 'TICKET',
    time_slot: { title: 'Saturday, 4:00 pm' },
  });
  const fake = await openWallet('/user/myTicket', {
    api: {
      'GET /customers/7/tickets': { body: [ticket] },
      'GET /customers/7/tickets/2001': { body: ticket },
    },
  });
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Saturday, 4:00 pm');
  await userEvent.click(within(card).getByRole('link', { name: 'Coffee for two' }));
  expect(fake.host.navigation.current()).toBe('/ticket/2001');
  expect(await screen.findByText('Time')).toBeInTheDocument();
  expect(screen.getByText('Saturday, 4:00 pm')).toBeInTheDocument();
});

test('an unknown tab of the user area shows the coupons', async () => {
  await openWallet('/user/anything', { api: { [coupons]: some } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('My coupons');
});

test('Q-096 opens the tab that the navigation state names', async () => {
  await openWallet('/user/myCoupon', { api: { [coupons]: some }, state: { tabIndex: 2 } });
  expect(screen.getByRole('tab', { name: 'Used or expired' })).toHaveAttribute('aria-selected', 'true');
});

test('a list that cannot be read offers to try again', async () => {
  let answer: FakeAnswer = { status: 500, body: {} };
  await openWallet('/user/myCoupon', { api: { [coupons]: () => answer } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = { body: [sampleCoupon({ date_of_purchase: inDays(-3) })] };
  await userEvent.click(retry);
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
