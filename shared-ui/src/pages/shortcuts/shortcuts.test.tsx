import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { CashDollarShortcut } from './cash-dollar-shortcut';
import { payable } from './payable';
import { Shortcut } from './shortcut';

const open = (balance: number | null, config = {}) =>
  renderWithHost(<CashDollarShortcut balance={balance} />, { config: { shortcuts: true, ...config } });

test('the points that pay are shown as Hong Kong dollars, one press from the payment', () => {
  open(12_430);
  const link = screen.getByRole('link', { name: 'Cash dollars 12,000 points = HK$12.00 Pay' });
  expect(link).toHaveAttribute('href', '/use_cash_dollar');
});

test('the rate is that of the deployment', () => {
  open(1_249, { pointsPerCashDollar: 250 });
  expect(screen.getByRole('link', { name: /1,000 points = HK\$4\.00/ })).toBeVisible();
});

test('below one cash dollar only the rate is told', () => {
  open(999);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Cash dollars 1,000 points = HK$1.00');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['while the points are not known', null, {}],
  ['in a deployment without shortcuts', 12_430, { shortcuts: false }],
])('nothing is shown %s', (_, balance, config) => {
  const { container } = open(balance, config);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [12_430, 1_000, 12_000, 12],
  [1_000, 1_000, 1_000, 1],
  [999, 1_000, 0, 0],
  [-500, 1_000, 0, 0],
  [1_249, 250, 1_000, 4],
])('%i points at %i for a cash dollar pay with %i points, HK$%i', (balance, rate, points, dollars) => {
  expect(payable(balance, rate)).toEqual({ points, dollars });
});

const icons = (element: Element) => element.querySelectorAll('svg').length;

test('a line with a page is a link that says what a press does, and has an arrow', () => {
  renderWithHost(<Shortcut icon="cash" title="Cash" text="12 dollars" action="Pay" to="/use_cash_dollar" />);
  const link = screen.getByRole('link', { name: 'Cash 12 dollars Pay' });
  expect(link).toHaveAttribute('href', '/use_cash_dollar');
  expect(icons(link)).toBe(2);
});

test('a line without a page is text without an arrow', () => {
  renderWithHost(<Shortcut icon="cash" title="Cash" text="12 dollars" />);
  expect(screen.queryByRole('link')).toBeNull();
  const line = screen.getByRole('paragraph');
  expect(line.textContent).toBe('Cash 12 dollars');
  expect(icons(line)).toBe(1);
});
