import {
  memberSession,
  renderWithHost,
  samplePointAccount,
  type FakeHostOptions,
} from '@mrw/shared-contracts/testing';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCampaign } from '../../testing/open-campaign';
import { sampleCampaign, sampleMember, sampleSession } from '../../testing/samples';
import type { Goal } from './goal';
import GoalCard from './goal-card';
import { useGoal } from './use-goal';

const config = { affordability: true };

function Store({ goal }: { goal: Goal }) {
  const { pinned, pin } = useGoal();
  return pinned ? <GoalCard /> : <button onClick={() => pin(goal)}>Store</button>;
}
/** The card of a stored goal. */
async function card(goal: Goal, options: FakeHostOptions = {}) {
  const rendered = renderWithHost(<Store goal={goal} />, { config, session: sampleSession(120), ...options });
  await userEvent.click(screen.getByRole('button', { name: 'Store' }));
  return rendered;
}
const offer = (fields: Partial<Campaign>) =>
  card({ kind: 'offer', id: '101' }, { api: { 'GET /campaigns/101': { body: sampleCampaign(fields) } } });
const region = () => screen.getByRole('region', { name: 'My goal' });

test.each<[string, Partial<Campaign>, string, boolean]>([
  ['misses many points', {}, '380 more points', true],
  ['misses one', { coupon_campaign_type_required_points: 121 }, '1 more point', true],
  ['misses a thousand', { coupon_campaign_type_required_points: 1_120 }, '1,000 more points', true],
  ['has become free', { coupon_campaign_type_required_points: 0 }, 'You have enough points.', true],
  ['has ended', { is_active: false }, 'This offer is no longer available.', false],
])('an offer as the goal that %s', async (_, fields, words, hasProgress) => {
  await offer(fields);
  expect(await screen.findByRole('status')).toHaveTextContent(words);
  expect(region()).toHaveTextContent(new RegExp(`^My goalRemove goalHarbour Coffee Voucher.*${words}$`));
  expect(screen.queryAllByRole('progressbar')).toHaveLength(hasProgress ? 1 : 0);
});

test('the goal has the name of the language', async () => {
  await card(
    { kind: 'offer', id: '101' },
    { language: 'zh-Hant', api: { 'GET /campaigns/101': { body: sampleCampaign() } } },
  );
  expect(await screen.findByRole('link', { name: '海港咖啡券' })).toHaveAttribute('href', '/campaign/101');
});

test('a goal that is read can be removed already', async () => {
  await card(
    { kind: 'offer', id: '101' },
    { api: { 'GET /campaigns/101': () => new Promise(() => undefined) } },
  );
  expect(region()).toHaveTextContent(/^My goalRemove goal$/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove goal' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  ['the server refuses', { status: 403, body: { detail: 'No.' } }],
  ['the network fails', { failure: 'network' }],
] as const)('a goal is not gone when %s', async (_, answer) => {
  await card({ kind: 'offer', id: '101' }, { api: { 'GET /campaigns/101': answer } });
  expect(await screen.findByText('Your goal could not be read.')).toBeVisible();
});

test.each<[string, number | null, string]>([
  ['is near', 4_000, 'HK$4,000.00 more to spend'],
  ['is not there', null, 'You have reached the highest level.'],
])('the next level as the goal: it %s', async (_, points_to_level_up, words) => {
  const pointAccount = samplePointAccount({ points_to_level_up, total_level_up_required_points: 10_000 });
  await card({ kind: 'level' }, { session: memberSession({ ...sampleMember(), pointAccount }) });
  expect(region()).toHaveTextContent(`My goalRemove goalThe next level${words}`);
});

test.each<[string, FakeHostOptions, boolean]>([
  ['a visitor', { session: { kind: 'visitor' } }, true],
  [
    'a member whose points are unknown',
    { session: memberSession({ ...sampleMember(), pointAccount: null }) },
    true,
  ],
  ['a member without a goal, where none is chosen', { session: sampleSession() }, false],
])('%s has no card', (_, options, choosing) => {
  const { container } = renderWithHost(<GoalCard choosing={choosing} />, { config, ...options });
  expect(container).toBeEmptyDOMElement();
});

test('without a goal the card asks for one', () => {
  renderWithHost(<GoalCard choosing />, { config, session: sampleSession() });
  expect(region()).toHaveTextContent(/^What are you saving for\?Choose an offer/);
});

test('the goal stays in the browser for the same member', async () => {
  const { unmount } = await offer({});
  unmount();
  await openGoal();
  expect(await screen.findByRole('button', { name: 'Remove goal' })).toBeVisible();
});

test.each([
  ['another offer', { kind: 'offer', id: '7' }],
  ['the next level', { kind: 'level' }],
] as const)('an offer is not the goal when that is %s', async (_, goal) => {
  const { unmount } = await card(goal, { api: { 'GET /campaigns/7': { status: 404 } } });
  unmount();
  await openGoal();
  expect(await screen.findByRole('button', { name: 'Make it my goal' })).toBeVisible();
});

/** The page of the offer 101. */
async function openGoal() {
  openCampaign({}, {}, { config, session: sampleSession(120) });
  await screen.findByRole('heading', { level: 1, name: 'Harbour Coffee Voucher' });
}
