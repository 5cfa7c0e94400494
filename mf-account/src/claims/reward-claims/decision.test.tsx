import type { Claim, ClaimStatus } from '@mrw/shared-contracts/api/claims';
import type { FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { sampleClaim } from '../../testing/claims';
import { mountAt } from '../../testing/mount';

const path = '/customers/12/transactions/3001';
const inReview: Partial<Claim> = {
  offline_event_type: 'WAITING_FOR_APPROVAL',
  status: 'WAITING_FOR_APPROVAL',
};

async function open(first: Partial<Claim>, options: Omit<FakeHostOptions, 'path'> = { live: true }) {
  let claim = sampleClaim('3001', first);
  const fake = await mountAt('/transactionDetail/3001', {
    ...options,
    api: { [`GET ${path}`]: () => ({ body: claim }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Store 3001' });
  const tell = (status: ClaimStatus, id = '3001') =>
    act(async () => {
      claim = { ...claim, offline_event_type: status, status };
      fake.tellLive({ event: 'claim', news: { uid: '12', id, status } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...fake, tell };
}

test.each<[ClaimStatus, string]>([
  ['APPROVED', 'The review of this claim has ended: Approved'],
  ['REJECTED', 'The review of this claim has ended: Rejected'],
])('Q-190 the decision on an open claim is read, told and focused: %s', async (status, text) => {
  const page = await open(inReview);
  await page.tell(status);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(text);
  const roles = screen.getAllByRole(status === 'REJECTED' ? 'alert' : 'status');
  expect(roles.map(({ textContent }) => textContent)).toContain(text);
  expect(screen.queryByRole('button', { name: 'Delete claim' })).not.toBeInTheDocument();
});

test('the decision on another claim is not told here, and a decided claim waits for none', async () => {
  const page = await open(inReview);
  await page.tell('APPROVED', '3002');
  expect(screen.queryByText(/The review of this claim has ended/)).not.toBeInTheDocument();
  await page.tell('APPROVED');
  await screen.findByText(/The review of this claim has ended/);
  expect(page.tellLive({ event: 'resync', news: { uid: '12' } })).toBe(0);
});

test('a claim that was decided before says nothing more', async () => {
  await open({ offline_event_type: 'APPROVED', status: 'APPROVED' });
  expect(screen.queryByText(/The review of this claim has ended/)).not.toBeInTheDocument();
});

test('an approved claim is told with what it gave in one sheet', async () => {
  const rewards = {
    points_rewards: [{ value: 128, campaign: 'Shop', earning_rule: null }],
    coupons_rewards: [],
    stamps_rewards: [],
  };
  const page = await open(
    { ...inReview, rewards },
    { live: true, config: { gainSheet: true, affordability: true } },
  );
  await page.tell('APPROVED');
  const sheet = await screen.findByRole('region', { name: 'The review of this claim has ended: Approved' });
  expect(sheet).toHaveFocus();
  expect(sheet).toHaveTextContent('Store 3001+128 points');
  expect(within(sheet).getByRole('link', { name: 'My points' })).toHaveAttribute('href', '/activity_log');
  expect(page.slots).toEqual([{ name: 'what-next', props: { goal: true } }]);
});
