import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';

const open = (balance: number, pointsTimeline = true, path = '/user/myProfile') =>
  mountAt(path, {
    session: sampleSession({ pointAccount: { balance } }),
    config: { pointsTimeline },
  });

test('the short form has the whole number for screen readers, and shows it at a press', async () => {
  await open(125_430);
  const balance = await screen.findByRole('button', { name: '125.4K (125,430 points)' });
  await userEvent.click(balance);
  expect(balance).toHaveTextContent(/^125,430 /);
  await userEvent.click(balance);
  expect(balance).toHaveTextContent(/^125\.4K /);
});

test('on the card the number is whole', async () => {
  await open(125_430, true, '/user/myCard');
  expect(await screen.findByText('125,430')).toBeVisible();
  expect(screen.queryByText(/125\.4K/)).not.toBeInTheDocument();
});

test('a number that is whole has nothing to press', async () => {
  await open(9_999);
  expect(await screen.findByText('9,999')).toBeVisible();
  expect(screen.queryByRole('button', { name: /9,999/ })).not.toBeInTheDocument();
});

test('beside the balance stands the way to what changed it', async () => {
  await open(100);
  expect(await screen.findByRole('link', { name: 'Why did my balance change?' })).toHaveAttribute(
    'href',
    '/activity_log',
  );
});

test('a deployment without the timeline has neither', async () => {
  await open(125_430, false);
  expect(await screen.findByText('125.4K')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Why/ })).not.toBeInTheDocument();
});
