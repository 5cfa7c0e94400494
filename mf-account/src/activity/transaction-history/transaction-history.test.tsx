import { orderStatuses, type TransactionDetail } from '@mrw/shared-contracts/api/transaction-history';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { many, pageWithNext } from '../../testing/lists';
import { mountAt } from '../../testing/mount';
import { sampleTransaction, sampleTransactionDetail, transactionPath } from '../../testing/transactions';

const openDetail = (transaction: TransactionDetail) =>
  mountAt('/transaction_history_detail/4001', {
    api: { [`GET ${transactionPath}/4001`]: { body: transaction } },
  });

test('A-161 requests 10 rows, newest first, and goes on to 25', async () => {
  const page = (from: number, count: number) => many(count, (number) => sampleTransaction(from + number));
  const next = (number: number) =>
    `http://api.test${transactionPath}?page[number]=${number}&page[size]=10&sort=-date`;
  const fake = await mountAt('/transaction_history', {
    api: {
      [`GET ${transactionPath}`]: ({ query }) => {
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
    sampleTransaction(1),
    sampleTransaction(2, { event_type: 'REFUND', total_value: -300 }),
    sampleTransaction(3, { receiptNumber: null, invoice_id: 'INV-3' }),
    sampleTransaction(4, { receiptNumber: '', invoice_id: 'INV-4' }),
  ];
  await mountAt('/transaction_history', { api: { [`GET ${transactionPath}`]: { body: rows } } });
  expect(await screen.findAllByText('HK$1,234.50')).toHaveLength(3);
  expect(screen.getByText('HK$300.00')).toBeInTheDocument();
  for (const invoice of ['INV-3', 'INV-4'])
    expect(screen.getByRole('link', { name: invoice })).toBeInTheDocument();
});

test('a refund does not look like a purchase: its tag and its sum say so', async () => {
  const rows = [
    sampleTransaction(1, { paid_amount: 500 }),
    sampleTransaction(2, { event_type: 'REFUND', paid_amount: -300 }),
  ];
  await mountAt('/transaction_history', { api: { [`GET ${transactionPath}`]: { body: rows } } });
  expect(await screen.findByText('Paid HK$500.00')).toBeInTheDocument();
  expect(screen.getByText('Refunded HK$300.00')).toBeInTheDocument();
  expect(screen.getByText('Refund')).toBeVisible();
});

test('A-188 the detail has date, status, store code, eligible total, refund and discounts', async () => {
  await openDetail(sampleTransactionDetail());
  expect(await screen.findByText('20 Nov 2026, 13:00')).toBeInTheDocument();
  for (const text of ['Completed', 'HC-001', 'Member discount · HARBOUR100'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('10% off').parentElement).toHaveTextContent('Discount: 10% off');
  for (const label of ['Discount amount', 'Eligible total', 'Refund'])
    expect(screen.getByText(label)).toBeInTheDocument();
});

test('a discount without a value has its title and its code', async () => {
  await openDetail(
    sampleTransactionDetail({
      discounts: [{ id: '1', code: 'TEN', type: null, value: null, title: '10% off' }],
    }),
  );
  expect(await screen.findByText('10% off · TEN')).toBeInTheDocument();
});

test('the detail of a purchase with an empty receipt number has its invoice', async () => {
  await openDetail(sampleTransactionDetail({ receiptNumber: '' }));
  expect(await screen.findByText('INV-1')).toBeInTheDocument();
});

test('A-164 a refund shows positive amounts and marks its items', async () => {
  const items = [{ id: '1', name: 'Beans', quantity: -1, original_price: 168, value: -168 }];
  await openDetail(
    sampleTransactionDetail({
      event_type: 'REFUND',
      orderStatus: 'REFUND',
      purchased_items: items,
      total: -168,
    }),
  );
  expect(await screen.findByText('1 × HK$168.00')).toBeInTheDocument();
  expect(screen.getByText('Refunded')).toBeInTheDocument();
  expect(screen.queryByText(/-HK\$/)).not.toBeInTheDocument();
});

test('A-164 a detail in the form of the contract, without an event of its own, is a refund by its order status', async () => {
  const unnamed = { id: undefined, event_type: undefined, invoice_id: undefined };
  await openDetail(sampleTransactionDetail({ ...unnamed, orderStatus: 'REFUND', total: -168 }));
  expect(await screen.findByText('HK$168.00')).toBeInTheDocument();
  expect(screen.queryByText(/-HK\$/)).not.toBeInTheDocument();
});

test.each(orderStatuses)('A-167 the status %s has words', async (orderStatus) => {
  await openDetail(sampleTransactionDetail({ orderStatus }));
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
    api: { [`GET ${transactionPath}/4005`]: { body: { ...sparse, ...rest } } },
  });
  expect(await screen.findByText('INV-5')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null/);
  expect(screen.queryByText('Shipping fee')).not.toBeInTheDocument();
});

test('a record with few fields is shown without invented amounts', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bare = { id: '4009', purchased_items: [{ id: '1', name: 'Beans' }], orderStatus: 'BEAMED_UP' };
  await mountAt('/transaction_history_detail/4009', {
    api: { [`GET ${transactionPath}/4009`]: { body: bare } },
  });
  expect(await screen.findByText('Beans')).toBeInTheDocument();
  expect(screen.getByText('BEAMED_UP')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null|HK\$/);
  expect(warn).toHaveBeenCalled();
});

test('A-170 a negative amount of a purchase keeps its sign', async () => {
  await openDetail(sampleTransactionDetail({ paid_amount: -5 }));
  expect(await screen.findByText('-HK$5.00')).toBeInTheDocument();
});

test.each([
  ['A-171', '/transaction_history', { [`GET ${transactionPath}`]: { status: 500 } }],
  ['A-172', '/transaction_history_detail/999999', { [`GET ${transactionPath}/999999`]: { status: 404 } }],
])('%s %s shows the network-error state', async (_, page, api: FakeRoutes) => {
  await mountAt(page, { api });
  expect(await screen.findByText(/could not reach the shop system/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
