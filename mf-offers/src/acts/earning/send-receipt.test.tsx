import { screen, within } from '@testing-library/react';
import { openEarning } from '../../testing/open-earning';
import { openStamps } from '../../testing/open-stamps';

const shortcuts = { config: { shortcuts: true } };
const receipt = () => screen.queryByRole('link', { name: 'Upload receipt' });
const howToEarn = () => screen.findByRole('region', { name: 'How to earn' });

test('a campaign that counts purchases leads to the claim of a receipt', async () => {
  openEarning({ type: 'GENERAL_PURCHASE' }, {}, {}, shortcuts);
  await howToEarn();
  expect(receipt()).toHaveAttribute('href', '/transaction/create');
});

test.each([
  ['that has ended', { type: 'GENERAL_PURCHASE' as const }, { end_date: '2020-01-01T00:00:00+08:00' }],
  ['for a birthday', { type: 'BIRTHDAY' as const }, {}],
])('a campaign %s requests no receipt', async (_, rule, campaign) => {
  openEarning(rule, {}, campaign, shortcuts);
  await howToEarn();
  expect(receipt()).not.toBeInTheDocument();
});

test('a deployment without shortcuts requests no receipt', async () => {
  openEarning({ type: 'GENERAL_PURCHASE' });
  await howToEarn();
  expect(receipt()).not.toBeInTheDocument();
});

test('the purchase task of a stamp card has its button, the others keep theirs', async () => {
  openStamps({}, {}, shortcuts);
  const link = await screen.findByRole('link', { name: 'Upload receipt' });
  expect(link).toHaveAttribute('href', '/transaction/create');
  expect(within(screen.getByRole('group', { name: 'Shop' })).getByRole('link')).toBe(link);
  expect(screen.getAllByRole('link', { name: 'Upload receipt' })).toHaveLength(1);
});
