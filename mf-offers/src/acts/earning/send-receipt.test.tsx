import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earned, earnPost, openEarning, positioned } from '../../testing/open-earning';
import { openStamps } from '../../testing/open-stamps';
import { pretendPhone } from '../../testing/open-campaign';

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

/** A narrow screen; the returned function rotates it, after which it is wide. */
function pretendNarrow() {
  const unheard = () => undefined;
  const list = Object.assign(new EventTarget(), {
    matches: true,
    media: '',
    onchange: null,
    addListener: unheard,
    removeListener: unheard,
  });
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => (query.startsWith('(max-width') ? list : wide(query)));
  return () => {
    list.matches = false;
    act(() => void list.dispatchEvent(new Event('change')));
  };
}

test('O-147 a phone that is turned while the answer is on its way sends nothing twice', async () => {
  pretendPhone({ geolocation: positioned });
  const turn = pretendNarrow();
  let settle: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const { fake } = openEarning(
    { type: 'GPS_CHECK_IN' },
    { [earnPost]: () => waiting.then(() => ({ status: 201, body: earned })) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  const inBar = await screen.findByRole('button', { name: 'One moment…' });
  turn();
  expect(inBar).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'One moment…' }));
  await act(async () => {
    settle();
    await waiting;
  });
  expect(await screen.findByRole('button', { name: 'Earned' })).toBeInTheDocument();
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
