import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeHostOptions } from '@mrw/shared-contracts/testing';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';
import { renderForMember } from '../../testing/render-for-member';
import { PointsBalance } from './points-balance';

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

type Points = NonNullable<Parameters<typeof sampleSession>[0]>['pointAccount'];

const show = (pointAccount: Points, options: FakeHostOptions = {}, abbreviated?: boolean) =>
  renderForMember(<PointsBalance {...(abbreviated === undefined ? {} : { abbreviated })} />, {
    session: sampleSession({ pointAccount }),
    config: { pointsTimeline: true },
    ...options,
  });

test('points that are unknown are requested, and again at a press', async () => {
  const { fake, container } = show(null);
  expect(container).toHaveTextContent(/^Points–Your points could not be read\.Try again$/);
  expect(fake.memberReloads()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(fake.memberReloads()).toBe(2);
});

test('points that are known are not requested', () => {
  const { fake } = show({ balance: 12_500 });
  expect(fake.memberReloads()).toBe(0);
});

test.each<[string, Points, boolean]>([
  ['expire', { points_about_to_expire: 1_200, points_coming_expiry_date: '2027-03-31' }, true],
  ['expire on an unknown day', { points_about_to_expire: 1_200, points_coming_expiry_date: null }, false],
  ['do not expire', { points_about_to_expire: 0, points_coming_expiry_date: '2027-03-31' }, false],
])('points that %s', (_, points, shown) => {
  show(points);
  const words = screen.queryByText('1,200 points expire on 31 Mar 2027');
  expect(words !== null).toBe(shown);
  expect(screen.queryAllByText(/expire/)).toHaveLength(shown ? 1 : 0);
});

test.each([
  ['the timeline', true, undefined, '12,500'],
  ['the timeline, where it is abbreviated', true, true, '12.5K (12,500 points)'],
  ['no timeline', false, undefined, '12.5K'],
  ['no timeline, where it is whole', false, false, '12.5K'],
])('a deployment with %s says', (_, pointsTimeline, abbreviated, text) => {
  show({ balance: 12_500 }, { config: { pointsTimeline } }, abbreviated);
  expect(screen.getByTitle('12,500 points')).toHaveTextContent(text);
});

test('without the time of the reading its age is not shown', () => {
  show({ balance: 100 });
  expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
});

test('the age of the balance is shown, and a press reads it again', async () => {
  const session = sampleSession({ pointAccount: { balance: 100 } });
  if (session.kind !== 'member') throw new Error('A member is needed.');
  const { fake } = show(
    {},
    { session: { kind: 'member', member: { ...session.member, pointsReadAt: Date.now() } } },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Updated just now/ }));
  expect(fake.memberReloads()).toBe(1);
});
