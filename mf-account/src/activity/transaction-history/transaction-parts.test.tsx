import type { TransactionDetail, TransactionItem } from '@mrw/shared-contracts/api/transaction-history';
import { renderHook, screen, within } from '@testing-library/react';
import { HostProvider, type Language } from '@mrw/shared-contracts';
import { fakeHost } from '@mrw/shared-contracts/testing';
import { createElement, type ReactNode } from 'react';
import { mountAt } from '../../testing/mount';
import { breadcrumb, facts, heads } from '../../testing/read-page';
import { sampleTransaction, sampleTransactionDetail, transactionPath } from '../../testing/transactions';
import { eventOf, isRefunded, moneyText } from './money';
import { useStatusName } from './order-status';

const openDetail = async (changes: Partial<TransactionDetail> = {}) => {
  await mountAt('/transaction_history_detail/4001', {
    api: { [`GET ${transactionPath}/4001`]: { body: sampleTransactionDetail(changes) } },
  });
  return screen.findByRole('table');
};
const openList = async (items: readonly TransactionItem[], shortcuts = false) => {
  await mountAt('/transaction_history', {
    api: { [`GET ${transactionPath}`]: { body: items } },
    config: { shortcuts },
  });
  await screen.findAllByText(/No transactions|^R\d/);
};
/** Texts of the cells, paragraph by paragraph. */
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map((cell) => Array.from(cell.querySelectorAll('a, p, p + span'), ({ textContent }) => textContent));

describe('the detail', () => {
  test('has its place', async () => {
    await openDetail();
    expect(screen.getByRole('heading', { level: 1, name: 'Transaction details' })).toBeVisible();
    expect(breadcrumb()).toEqual([
      ['Home', '/home'],
      ['Transaction history', '/transaction_history'],
      ['Transaction details', null],
    ]);
  });

  test('A-163 has every fact and sum under its name, and the remarks', async () => {
    await openDetail();
    expect(screen.getByText('Leave at the door.')).toBeVisible();
    expect(facts()).toEqual([
      ['Receipt number', 'R1'],
      ['Date and time', '20 Nov 2026, 13:00'],
      ['Order status', 'Completed'],
      ['Store', 'Harbour Coffee'],
      ['Store code', 'HC-001'],
      ['Member discount · HARBOUR100', 'HK$100.00'],
      ['Subtotal', 'HK$1,346.20'],
      ['Shipping fee', 'HK$30.00'],
      ['Other charge', 'HK$8.30'],
      ['Points to cash', 'HK$50.00'],
      ['Discount amount', 'HK$100.00'],
      ['Total', 'HK$1,234.50'],
      ['Eligible total', 'HK$1,196.20'],
      ['Paid amount', 'HK$1,184.50'],
      ['Refund', 'HK$0.00'],
    ]);
    expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
      'Items',
      'Discounts',
      'Amounts',
      'Remarks',
    ]);
  });

  test.each<[string, TransactionDetail['discounts'], string[] | null]>([
    ['is absent', undefined, null],
    ['is empty', [], null],
    [
      'has no title',
      [{ id: '1', code: 'TEN', type: 'AMOUNT', value: 5, title: null }],
      ['AMOUNT · TEN', 'HK$5.00'],
    ],
    [
      'has its value alone',
      [{ id: '1', code: null, type: null, value: 5, title: null }],
      ['Discount', 'HK$5.00'],
    ],
    ['has no value', [{ id: '1', code: null, type: null, value: null, title: 'Spring' }], ['Spring', '–']],
  ])('a discount that %s', async (_, discounts, shown) => {
    await openDetail({ discounts });
    const region = screen.queryByRole('region', { name: 'Discounts' });
    const texts = region && Array.from(region.querySelectorAll('dt, dd'), ({ textContent }) => textContent);
    expect(texts).toEqual(shown);
  });

  test('without remarks has no place for them', async () => {
    await openDetail({ remarks: null });
    expect(screen.queryByRole('region', { name: 'Remarks' })).not.toBeInTheDocument();
  });

  test('its items are a table with a head', async () => {
    const table = await openDetail();
    expect(table).toHaveAccessibleName('Items');
    expect(heads(table)).toEqual(['Item', 'Amount']);
  });

  test.each<[string, Partial<TransactionDetail['purchased_items'][number]>, (string | null)[][]]>([
    [
      'quantity and price',
      { quantity: 2, original_price: 168, value: 336 },
      [['Beans', '2 × HK$168.00'], ['HK$336.00']],
    ],
    ['a quantity alone', { quantity: 2 }, [['Beans', '2 × –'], ['–']]],
    ['a price alone', { original_price: 168, value: 168 }, [['Beans', 'HK$168.00'], ['HK$168.00']]],
    ['neither', { value: 168 }, [['Beans'], ['HK$168.00']]],
    [
      'two discounts, of which one has a code only',
      {
        value: 1,
        discounts: [
          { code: 'TEN', title: '10% off' },
          { code: 'FIVE', title: null },
        ],
      },
      [['Beans', 'Discount: 10% off', 'Discount: FIVE'], ['HK$1.00']],
    ],
    [
      'a discount without a name',
      { value: 1, discounts: [{ code: null, title: null }] },
      [['Beans', 'Discount: '], ['HK$1.00']],
    ],
  ])('an item with %s', async (_, changes, cells) => {
    const item = { id: '1', name: 'Beans', ...changes };
    const table = await openDetail({ purchased_items: [item] });
    expect(rows(table)).toEqual(cells);
  });
});

describe('the list', () => {
  test('is a table with a head, whose rows lead to their details', async () => {
    await openList([
      sampleTransaction(1, { paid_amount: 500 }),
      sampleTransaction(2, { event_type: 'REFUND', total_value: null }),
    ]);
    const table = screen.getByRole('table', { name: 'Transaction history' });
    expect(heads(table)).toEqual(['Receipt', 'Amount']);
    expect(rows(table)).toEqual([
      ['R1', 'Purchase · 20 Nov 2026, 13:00'],
      ['HK$1,234.50', 'Paid HK$500.00'],
      ['R2', 'Refund · 20 Nov 2026, 13:00'],
      ['–'],
    ]);
    expect(screen.getByRole('link', { name: 'R2' })).toHaveAttribute(
      'href',
      '/transaction_history_detail/4002',
    );
  });

  test('that is empty leads to the offers', async () => {
    await openList([]);
    expect(screen.getByText('No transactions on record yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offer/LATEST');
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('leads to a claim where the deployment has shortcuts: %s', async (shortcuts, count) => {
    await openList([], shortcuts);
    const links = screen.queryAllByRole('link', { name: /^Is a purchase missing\?/ });
    expect(links).toHaveLength(count);
    for (const link of links) {
      expect(link).toHaveAttribute('href', '/transaction/create');
      expect(link).toHaveTextContent('Upload its receipt for your points');
    }
  });
});

test.each([
  ['PURCHASE', 1234.5, 'HK$1,234.50'],
  ['PURCHASE', -5, '-HK$5.00'],
  ['REFUND', -300, 'HK$300.00'],
  ['EXCHANGE', -20, '-HK$20.00'],
  ['PURCHASE', null, null],
  ['PURCHASE', undefined, null],
  ['PURCHASE', Number.NaN, null],
])('A-162 the amount of a %s of %s reads %s', (event, dollars, text) => {
  expect(moneyText(event, dollars)).toBe(text);
});

test.each([
  ['REFUND', 'COMPLETED', 'REFUND'],
  ['PURCHASE', 'REFUND', 'PURCHASE'],
  [undefined, 'REFUND', 'REFUND'],
  [null, 'PAID', 'PAID'],
  ['', 'REFUND', 'REFUND'],
])('A-164 a detail with the event %s and the status %s is a %s', (event_type, orderStatus, event) => {
  expect(eventOf({ event_type, orderStatus })).toBe(event);
});

test.each([
  [{ status: 'REFUNDED', quantity: 1, value: 10 }, true],
  [{ status: null, quantity: -1, value: 10 }, true],
  [{ quantity: 1, value: -10 }, true],
  [{ status: 'PAID', quantity: 1, value: 10 }, false],
])('%j counts as refunded: %s', (item, refunded) => {
  expect(isRefunded(item)).toBe(refunded);
});

const nameOf = (status: string, language: Language = 'en') => {
  const { host } = fakeHost({ language });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(HostProvider, { host, children });
  return renderHook(useStatusName, { wrapper }).result.current(status);
};

test.each<[string, Language, string]>([
  ['PARTIALLY_REFUNDED', 'en', 'Partly refunded'],
  ['PARTIALLY_REFUNDED', 'zh-Hant', '部分退款'],
  ['PURCHASE', 'zh-Hans', '购买'],
])('the status %s is named in %s: %s', (status, language, name) => {
  expect(nameOf(status, language)).toBe(name);
});

test.each(['ON_ITS_WAY', 'pending', 'toString', 'constructor', '__proto__', ''])(
  'the status %j, which has no name, is shown as it is',
  (status) => {
    expect(nameOf(status)).toBe(status);
  },
);
