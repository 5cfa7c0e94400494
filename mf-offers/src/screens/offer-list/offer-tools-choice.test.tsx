import { renderWithHost } from '@mrw/shared-contracts/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSession } from '../../testing/samples';
import { anyOffer, type OfferChoice } from './offer-choice';
import { OfferTools } from './offer-tools';

/** Draws the tools; the returned function has what was chosen last. */
function draw(fields: Partial<OfferChoice> = {}, { member = false, whole = true } = {}) {
  let last: OfferChoice = { ...anyOffer, ...fields };
  const onChange = (choice: OfferChoice) => {
    last = choice;
  };
  renderWithHost(<OfferTools choice={{ ...anyOffer, ...fields }} whole={whole} onChange={onChange} />, {
    session: member ? sampleSession(12_430) : { kind: 'visitor' },
  });
  return () => last;
}
const opener = () => screen.getByRole('button', { name: /^Sort and filter/ });
const points = () => screen.getByRole('combobox', { name: 'Points' });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test.each<[string, Partial<OfferChoice>, string, boolean]>([
  ['nothing', {}, 'Sort and filter', false],
  ['an order', { sort: 'points' }, 'Sort and filter', true],
  ['a filter', { isNew: true }, 'Sort and filter (1)', true],
])('with %s chosen the panel begins open or closed as it should', async (_, fields, name, open) => {
  draw(fields);
  expect(opener()).toHaveAccessibleName(name);
  expect(opener()).toHaveAttribute('aria-expanded', String(open));
  await userEvent.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', String(!open));
});

test('a deployment that searches what is loaded has no orders and filters', () => {
  draw({}, { whole: false });
  expect(screen.getByRole('searchbox', { name: 'Find an offer' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Sort and filter/ })).not.toBeInTheDocument();
});

test('the limits of points go up, with one of an address among them, and the own points first', () => {
  draw({ points: 750 }, { member: true });
  expect(
    within(points())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Any number',
    'Within my points (12,430)',
    'Up to 500',
    'Up to 750',
    'Up to 1,000',
    'Up to 2,000',
    'Up to 5,000',
    'Up to 10,000',
  ]);
  expect(points()).toHaveDisplayValue('Up to 750');
});

test.each<[string, string, Partial<OfferChoice>, OfferChoice['points']]>([
  ['a number', 'Up to 500', {}, 500],
  ['the own points', 'Within my points (12,430)', {}, 'mine'],
  ['any number again', 'Any number', { points: 500 }, null],
])('points are chosen: %s', async (_, label, before, after) => {
  const chosen = draw(before, { member: true });
  await userEvent.selectOptions(points(), label);
  expect(chosen().points).toBe(after);
});

test('what a member can have now is one press; a visitor is not asked', async () => {
  const chosen = draw({}, { member: true });
  await userEvent.click(screen.getByRole('button', { name: 'I can have now' }));
  expect(chosen().isNow).toBe(true);
  cleanup();
  draw();
  expect(screen.queryByRole('button', { name: 'I can have now' })).not.toBeInTheDocument();
});

test('an order is chosen from all of them', async () => {
  const chosen = draw();
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Newest first');
  await userEvent.selectOptions(order, 'Ending soon');
  expect(chosen().sort).toBe('ending');
});

test('filters that are chosen look pressed; a press adds one, or takes it away', async () => {
  const chosen = draw({ isNew: true, isEnding: true, kinds: ['TICKET_CAMPAIGN'] });
  expect(pressed()).toEqual(['New', 'Tickets', 'Ending soon']);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('New');
  expect(chosen()).toMatchObject({ isNew: false, isEnding: true });
  await press('Ending soon');
  expect(chosen()).toMatchObject({ isNew: true, isEnding: false });
  await press('Tickets');
  expect(chosen().kinds).toEqual([]);
  await press('Coupons');
  expect(chosen().kinds).toEqual(['COUPON_CAMPAIGN', 'TICKET_CAMPAIGN']);
});
