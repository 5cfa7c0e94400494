import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { CashDollarShortcut } from './cash-dollar-shortcut';

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
