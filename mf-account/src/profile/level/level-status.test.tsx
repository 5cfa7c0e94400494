import { renderWithHost } from '@mrw/shared-contracts/testing';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleLevels } from '../../testing/levels';
import { samplePoints } from '../../testing/members';
import { LevelStatus } from './level-status';

jest.setTimeout(20_000);

const open = (changes: Partial<PointAccount> = {}) =>
  renderWithHost(<LevelStatus account={samplePoints(changes)} />, {
    api: { 'GET /levels': { body: sampleLevels } },
  });
const bars = () =>
  screen
    .queryAllByRole('progressbar')
    .map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')]);

test('both bars have a sentence and their share in per cent', async () => {
  open();
  expect(await screen.findByText('Spend HK$24,000.00 by 31 Mar 2027 to reach Gold.')).toBeVisible();
  expect(screen.getByText('Keep Silver: HK$4,000.00 to go.')).toBeVisible();
  expect(bars()).toEqual([
    ['Spend to upgrade', '20'],
    ['Retain membership', '60'],
  ]);
  expect(screen.getByText('20%')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('60%')).toBeVisible();
});

test('until the levels are read the next one has no name', async () => {
  open();
  expect(screen.getByText('Spend HK$24,000.00 by 31 Mar 2027 to reach the next level.')).toBeVisible();
  expect(await screen.findByText(/to reach Gold/)).toBeVisible();
});

test('a membership without an end says no date', async () => {
  open({ current_level_renew_datetime: null });
  expect(await screen.findByText('Spend HK$24,000.00 to reach Gold.')).toBeVisible();
});

test('at the highest level no levels are read, and nothing is to be reached', () => {
  const { fake } = open({ points_to_level_up: null });
  expect(screen.getByText('You are at the highest level.')).toBeVisible();
  expect(bars().map(([name]) => name)).toEqual(['Retain membership']);
  expect(fake.requests).toEqual([]);
});

test('a level that is kept already has no bar and no explanation for it', async () => {
  open({ points_to_retain_level: 0 });
  await screen.findByText(/to reach Gold/);
  expect(bars().map(([name]) => name)).toEqual(['Spend to upgrade']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['2027-03-31T00:00:00+08:00', 3],
  [null, 2],
])('with a renewal at %s the explanation has %s sentences', async (current_level_renew_datetime, count) => {
  const user = userEvent.setup();
  open({ current_level_renew_datetime });
  await user.click(screen.getByRole('button', { name: 'About keeping your level' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'About keeping your level' }));
  expect(dialog.getByText(/^To keep Silver you need a total spending of HK\$10,000\.00/)).toBeVisible();
  expect(dialog.queryAllByText(/^Your membership year ends on 31 Mar 2027/)).toHaveLength(count - 2);
  expect(dialog.getByText(/^If it is not reached/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
