import {
  orderStatuses,
  type TransactionDetail,
  type TransactionItem,
} from '@mrw/shared-contracts/api/transaction-history';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { many, pageWithNext } from '../testing/lists';
import { mountAt } from '../testing/mount';

const path = '/customers/12/transaction_history';
const item = (number: number, changes: Partial<TransactionItem> = {}): TransactionItem => ({
  id: String(4000 + number),
  invoice_id: null,
  receiptNumber: `R${number}`,
  date: '2026-11-20T13:00:00+08:00',
  creation_date: '2026-11-20T13:00:00+08:00',
  total_value: 1_234.5,
  paid_amount: null,
  event_type: 'PURCHASE',
  ...changes,
});
const detail = (changes: Partial<TransactionDetail> = {}): TransactionDetail => ({
  id: '4001',
  event_type: 'PURCHASE',
  invoice_id: 'INV-1',
  receiptNumber: 'R1',
  receiptDateTime: '2026-11-20T13:00:00+08:00',
  orderStatus: 'COMPLETED',
  store: { name: 'Harbour Coffee', third_party_store_code: 'HC-001' },
  purchased_items: [
    {
      id: '1',
      name: 'Beans',
      quantity: 2,
      original_price: 168,
      value: 336,
      discounts: [{ code: 'TEN', title: '10% off' }],
    },
  ],
  subtotal: 1_346.2,
  shipping_fee: 30,
  other_charge: 8.3,
  point_to_cash: 50,
  discount_amount: 100,
  discounts: [{ id: '1', code: 'HARBOUR100', type: 'AMOUNT', value: 100, title: 'Member discount' }],
  total: 1_234.5,
  eligible_total: 1_196.2,
  paid_amount: 1_184.5,
  refund: 0,
  remarks: 'Leave at the door.',
  ...changes,
});
const openDetail = (transaction: TransactionDetail) =>
  mountAt('/transaction_history_detail/4001', { api: { [`GET ${path}/4001`]: { body: transaction } } });

test('A-161 requests 10 rows, newest first, and goes on to 25', async () => {
  const page = (from: number, count: number) => many(count, (number) => item(from + number));
  const next = (number: number) => `http://api.test${path}?page[number]=${number}&page[size]=10&sort=-date`;
  const fake = await mountAt('/transaction_history', {
    api: {
      [`GET ${path}`]: ({ query }) => {
        if (query.get('page[number]') === '3') return { body: page(20, 5) };
        return query.get('page[number]') === '2'
          ? pageWithNext(page(10, 10), next(3))
          : pageWithNext(page(0, 10), next(2));
      },
    },
  });
  for (const last of ['R10', 'R20']) {
    await screen.findByRole('link', { name: last });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  }
  expect(await screen.findByRole('link', { name: 'R25' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^R\d+$/ })).toHaveLength(25);
  expect(Object.fromEntries(fake.requests[0]?.query ?? [])).toEqual({
    'page[number]': '1',
    'page[size]': '10',
    sort: '-date',
  });
});

test('A-162 money has two decimals and refunds are positive; a row without a receipt shows its invoice', async () => {
  const rows = [
    item(1),
    item(2, { event_type: 'REFUND', total_value: -300 }),
    item(3, { receiptNumber: null, invoice_id: 'INV-3' }),
    item(4, { receiptNumber: '', invoice_id: 'INV-4' }),
  ];
  await mountAt('/transaction_history', { api: { [`GET ${path}`]: { body: rows } } });
  expect(await screen.findAllByText('HK$1,234.50')).toHaveLength(3);
  expect(screen.getByText('HK$300.00')).toBeInTheDocument();
  for (const invoice of ['INV-3', 'INV-4'])
    expect(screen.getByRole('link', { name: invoice })).toBeInTheDocument();
});

test('a refund does not look like a purchase: its tag and its sum say so', async () => {
  const rows = [item(1, { paid_amount: 500 }), item(2, { event_type: 'REFUND', paid_amount: -300 })];
  await mountAt('/transaction_history', { api: { [`GET ${path}`]: { body: rows } } });
  expect(await screen.findByText('Paid HK$500.00')).toBeInTheDocument();
  expect(screen.getByText('Refunded HK$300.00')).toBeInTheDocument();
  expect(screen.getByText('Refund')).toBeVisible();
});

test('A-188 the detail has date, status, store code, eligible total, refund and discounts', async () => {
  await openDetail(detail());
  expect(await screen.findByText('20 Nov 2026, 13:00')).toBeInTheDocument();
  for (const text of ['Completed', 'HC-001', 'Discount: 10% off', 'Member discount · HARBOUR100'])
    expect(screen.getByText(text)).toBeInTheDocument();
  for (const label of ['Discount amount', 'Eligible total', 'Refund'])
    expect(screen.getByText(label)).toBeInTheDocument();
});

test('a discount without a value has its title and its code', async () => {
  await openDetail(
    detail({ discounts: [{ id: '1', code: 'TEN', type: null, value: null, title: '10% off' }] }),
  );
  expect(await screen.findByText('10% off · TEN')).toBeInTheDocument();
});

test('the detail of a purchase with an empty receipt number has its invoice', async () => {
  await openDetail(detail({ receiptNumber: '' }));
  expect(await screen.findByText('INV-1')).toBeInTheDocument();
});

test('A-163 the detail shows store, items, sums and remarks', async () => {
  await openDetail(detail());
  expect(await screen.findByText('R1')).toBeInTheDocument();
  const texts = ['Harbour Coffee', 'Beans', '2 × HK$168.00'];
  const sums = [
    'HK$1,346.20',
    'HK$30.00',
    'HK$8.30',
    'HK$50.00',
    'HK$1,234.50',
    'HK$1,196.20',
    'HK$1,184.50',
  ];
  for (const text of [...texts, ...sums, 'HK$0.00', 'Leave at the door.'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByText('HK$100.00')).toHaveLength(2);
});

test('A-164 a refund shows positive amounts and marks its items', async () => {
  const items = [{ id: '1', name: 'Beans', quantity: -1, original_price: 168, value: -168 }];
  await openDetail(
    detail({ event_type: 'REFUND', orderStatus: 'REFUND', purchased_items: items, total: -168 }),
  );
  expect(await screen.findByText('1 × HK$168.00')).toBeInTheDocument();
  expect(screen.getByText('Refunded')).toBeInTheDocument();
  expect(screen.queryByText(/-HK\$/)).not.toBeInTheDocument();
});

test('A-164 a detail in the form of the contract, without an event of its own, is a refund by its order status', async () => {
  const unnamed = { id: undefined, event_type: undefined, invoice_id: undefined };
  await openDetail(detail({ ...unnamed, orderStatus: 'REFUND', total: -168 }));
  expect(await screen.findByText('HK$168.00')).toBeInTheDocument();
  expect(screen.queryByText(/-HK\$/)).not.toBeInTheDocument();
});

test.each(orderStatuses)('A-167 the status %s has words', async (orderStatus) => {
  await openDetail(detail({ orderStatus }));
  await screen.findByText('Order status');
  expect(screen.queryByText(orderStatus)).not.toBeInTheDocument();
});

test('A-169 what is missing is left out', async () => {
  const sparse = { id: '4005', event_type: 'PURCHASE', invoice_id: 'INV-5', receiptNumber: null };
  const rest = {
    receiptDateTime: '2026-11-20T13:00:00+08:00',
    orderStatus: 'PAID',
    store: null,
    purchased_items: [],
  };
  await mountAt('/transaction_history_detail/4005', {
    api: { [`GET ${path}/4005`]: { body: { ...sparse, ...rest } } },
  });
  expect(await screen.findByText('INV-5')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null/);
  expect(screen.queryByText('Shipping fee')).not.toBeInTheDocument();
});

test('a record with few fields is shown without invented amounts', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bare = { id: '4009', purchased_items: [{ id: '1', name: 'Beans' }], orderStatus: 'BEAMED_UP' };
  await mountAt('/transaction_history_detail/4009', { api: { [`GET ${path}/4009`]: { body: bare } } });
  expect(await screen.findByText('Beans')).toBeInTheDocument();
  expect(screen.getByText('BEAMED_UP')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null|HK\$/);
  expect(warn).toHaveBeenCalled();
});

test('A-170 a negative amount of a purchase keeps its sign', async () => {
  await openDetail(detail({ paid_amount: -5 }));
  expect(await screen.findByText('-HK$5.00')).toBeInTheDocument();
});

test.each([
  ['A-171', '/transaction_history', { [`GET ${path}`]: { status: 500 } }],
  ['A-172', '/transaction_history_detail/999999', { [`GET ${path}/999999`]: { status: 404 } }],
])('%s %s shows the network-error state', async (_, page, api: FakeRoutes) => {
  await mountAt(page, { api });
  expect(await screen.findByText(/could not reach the shop system/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
