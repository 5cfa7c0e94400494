import {
  type FakeHostOptions,
  memberSession,
  renderWithHost,
  samplePointAccount,
} from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomePage } from '../../screens/home/home-page';
import { openCampaign } from '../../testing/open-campaign';
import { sampleCampaign, sampleMember, sampleSession } from '../../testing/samples';
import GoalCard from './goal-card';
import { useGoal } from './use-goal';
import { nextLevelProgress, offerProgress } from './goal';

const config = { affordability: true };
const api = {
  'GET /campaigns/101': { body: sampleCampaign() },
  'GET /campaigns/9': { status: 404, body: { detail: 'Not found.' } },
};
const progress = () => screen.findByRole('progressbar', { name: 'My goal' });

/** The card after a goal was stored. */
function Pinned({ id }: { id: string }) {
  const { pinned, pin } = useGoal();
  return pinned ? <GoalCard /> : <button onClick={() => pin({ kind: 'offer', id })}>Store</button>;
}
const openPinned = async (id: string, options: FakeHostOptions = {}) => {
  const result = renderWithHost(<Pinned id={id} />, { config, session: sampleSession(120), api, ...options });
  await userEvent.click(screen.getByRole('button', { name: 'Store' }));
  return result;
};

test('the goal shows what is missing, and moves with the points', async () => {
  const { fake } = await openPinned('101');
  expect(await screen.findByRole('link', { name: 'Harbour Coffee Voucher' })).toHaveAttribute(
    'href',
    '/campaign/101',
  );
  expect(await progress()).toHaveAttribute('aria-valuenow', '24');
  expect(screen.getByRole('status')).toHaveTextContent('380 more points');
  act(() => {
    fake.session$.next(sampleSession(150));
  });
  expect(await progress()).toHaveAttribute('aria-valuenow', '30');
  expect(screen.getByRole('status')).toHaveTextContent('350 more points');
  act(() => {
    fake.session$.next(sampleSession(500));
  });
  expect(screen.getByRole('status')).toHaveTextContent('You have enough points.');
});

test('a goal that is gone says so and can be removed', async () => {
  await openPinned('9');
  expect(await screen.findByText('This offer is no longer available.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove goal' }));
  expect(screen.queryByText('My goal')).not.toBeInTheDocument();
});

test('a goal that could not be read is no goal that is gone: it can be read again', async () => {
  let calls = 0;
  await openPinned('101', {
    api: { 'GET /campaigns/101': () => ((calls += 1) === 1 ? { status: 500 } : { body: sampleCampaign() }) },
  });
  expect(await screen.findByText('Your goal could not be read.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Harbour Coffee Voucher' })).toBeVisible();
});

const pointAccount = samplePointAccount({
  points_to_level_up: 4_000,
  total_level_up_required_points: 10_000,
});

test('without a goal home offers the next level or an offer', async () => {
  renderWithHost(<HomePage />, {
    path: '/home',
    config,
    session: memberSession({ ...sampleMember(), pointAccount }),
    api: { 'GET /homepage_banners': { body: [] }, 'GET /campaigns': { body: [] } },
  });
  expect(await screen.findByRole('link', { name: 'Choose an offer' })).toHaveAttribute(
    'href',
    '/offer/LATEST?sort=points',
  );
  await userEvent.click(screen.getByRole('button', { name: 'The next level' }));
  expect(await progress()).toBeVisible();
  expect(screen.getByText('HK$4,000.00 more to spend')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove goal' }));
  expect(screen.getByRole('link', { name: 'Choose an offer' })).toBeVisible();
});

test('a member at the highest level is told so, and a deployment without levels has none as a goal', async () => {
  localStorage.clear();
  const home = {
    path: '/home',
    config,
    api: { 'GET /homepage_banners': { body: [] }, 'GET /campaigns': { body: [] } },
  };
  const { fake, unmount } = renderWithHost(<HomePage />, {
    ...home,
    session: memberSession({ ...sampleMember(), pointAccount }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'The next level' }));
  act(() => {
    fake.session$.next(
      memberSession({ ...sampleMember(), pointAccount: { ...pointAccount, points_to_level_up: null } }),
    );
  });
  expect(await screen.findByText('You have reached the highest level.')).toBeVisible();
  unmount();
  localStorage.clear();
  renderWithHost(<HomePage />, {
    ...home,
    config: { ...config, flags: { ...fake.host.config.flags, levels: false } },
    session: memberSession({ ...sampleMember(), pointAccount }),
  });
  expect(await screen.findByRole('link', { name: 'Choose an offer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'The next level' })).not.toBeInTheDocument();
});

test('home says nothing of goals to visitors, and in a deployment without the feature', async () => {
  const routes = { 'GET /homepage_banners': { body: [] }, 'GET /campaigns': { body: [] } };
  const { unmount } = renderWithHost(<HomePage />, { path: '/home', config, api: routes });
  await screen.findByText(/Featured/);
  expect(screen.queryByText(/saving for/)).not.toBeInTheDocument();
  unmount();
  renderWithHost(<HomePage />, { path: '/home', session: sampleSession(), api: routes });
  await screen.findByText(/Featured/);
  expect(screen.queryByText(/saving for/)).not.toBeInTheDocument();
});

test('an offer with a price becomes the goal and stops being it at a press', async () => {
  openCampaign({}, {}, { config });
  await userEvent.click(await screen.findByRole('button', { name: 'Make it my goal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove goal' }));
  expect(screen.getByRole('button', { name: 'Make it my goal' })).toBeVisible();
});

test.each([
  [500, 120, { percent: 24, missing: 380 }],
  [500, 500, { percent: 100, missing: 0 }],
  [500, 900, { percent: 100, missing: 0 }],
  [10_000, 9_999, { percent: 99, missing: 1 }],
  [500, -20, { percent: 0, missing: 520 }],
  [0, 0, { percent: 100, missing: 0 }],
])('of a price of %i with %i points', (price, balance, progress) => {
  expect(offerProgress(price, balance)).toEqual(progress);
});

test.each([
  [4_000, 10_000, { percent: 60, missing: 4_000 }],
  [0, 10_000, { percent: 100, missing: 0 }],
  [null, null, null],
])('with %s of %s points to the next level', (points_to_level_up, required, progress) => {
  const account = samplePointAccount({ points_to_level_up, total_level_up_required_points: required });
  expect(nextLevelProgress(account)).toEqual(progress);
});
