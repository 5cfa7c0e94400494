import type { Claim, ClaimReward, ClaimStatus } from '@mrw/shared-contracts/api/claims';
import type { IconName } from '@mrw/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleClaim } from '../../testing/claims';
import { iconShape } from '../../testing/icon-shape';
import { mountAt } from '../../testing/mount';
import { breadcrumb, facts } from '../../testing/read-page';

const path = '/customers/12/transactions/3001';
const slip = 'http://api.test/media/claims/b.jpg';
const open = async (changes: Partial<Claim> = {}, claimReviewDays?: number) => {
  const fake = await mountAt('/transactionDetail/3001', {
    api: { [`GET ${path}`]: { body: sampleClaim('3001', changes) } },
    config: claimReviewDays === undefined ? {} : { claimReviewDays },
  });
  await screen.findByRole('heading', { level: 1, name: 'Store 3001' });
  return fake;
};

test('the page of a claim has its place, and every fact under its name', async () => {
  await open();
  expect(breadcrumb()).toEqual([
    ['Home', '/home'],
    ['Reward claims', '/transaction'],
    ['Reward claim', null],
  ]);
  expect(facts()).toEqual([
    ['Created on', '19 Nov 2026, 10:00'],
    ['Store', 'Store 3001'],
    ['Receipt number', 'INV-3001'],
    ['Issue date', '18 Nov 2026'],
    ['Amount', 'HK$261.25'],
  ]);
});

test('facts that a claim does not have are dashes', async () => {
  await open({ creation_date: '', invoice_id: '', date: '', total_value: null });
  expect(facts().map(([, value]) => value)).toEqual(['–', 'Store 3001', '–', '–', '–']);
});

describe('the steps of a claim', () => {
  type Step = [text: string, icon: IconName, look: string | null, current: 'step' | null];
  const sent: Step = ['Sent · 19 Nov 2026, 10:00', 'done', 'ok', null];
  const inReview: Step = ['In review', 'done', 'ok', null];
  const updated = 'Updated on 20 Nov 2026, 11:00';

  test.each<[ClaimStatus, Step[]]>([
    [
      'WAITING_FOR_APPROVAL',
      [sent, [`Waiting for approval ${updated}`, 'clock', 'info', 'step'], ['Decision', 'clock', null, null]],
    ],
    ['APPROVED', [sent, inReview, [`Approved ${updated}`, 'done', 'ok', 'step']]],
    ['REJECTED', [sent, inReview, [`Rejected ${updated}`, 'alert', 'err', 'step']]],
    [
      'RECALLED',
      [sent, inReview, ['Approved', 'done', 'ok', null], [`Recalled ${updated}`, 'blocked', 'warn', 'step']],
    ],
  ])('%s', async (status, steps) => {
    await open({ offline_event_type: status, status });
    const items = within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem');
    const looks = ['ok', 'info', 'err', 'warn'];
    expect(
      items.map((item) => [
        item.textContent,
        item.querySelector('svg')?.innerHTML,
        looks.find((look) => item.classList.contains(look)) ?? null,
        item.getAttribute('aria-current'),
      ]),
    ).toEqual(steps.map(([text, icon, look, current]) => [text, iconShape(icon), look, current]));
  });

  test('a step whose date cannot be read has none', async () => {
    await open({ last_modified_date: '' });
    expect(screen.queryByText(/Updated on/)).not.toBeInTheDocument();
  });

  test.each<[ClaimStatus, number | undefined, boolean]>([
    ['WAITING_FOR_APPROVAL', 5, true],
    ['WAITING_FOR_APPROVAL', undefined, false],
    ['APPROVED', 5, false],
  ])('%s with a review of %s days promises it: %s', async (status, days, isPromised) => {
    await open({ offline_event_type: status, status }, days);
    expect(screen.queryAllByText(/^Usually reviewed within/)).toHaveLength(isPromised ? 1 : 0);
  });
});

describe('rewards', () => {
  const reward = (value: number, name: string): ClaimReward => ({
    value,
    campaign: name,
    earning_rule: `${name} rule`,
  });

  test('a claim without rewards says nothing of them', async () => {
    await open();
    expect(screen.queryByText('Rewards created')).not.toBeInTheDocument();
  });

  test('rewards of a kind are one entry with their sources; a kind without any has none', async () => {
    await open({
      rewards: {
        points_rewards: [reward(1_000, 'Shop'), reward(261, 'Tea'), reward(1, 'Tea')],
        coupons_rewards: [],
        stamps_rewards: [{ value: 2, campaign: 'Summer', earning_rule: null }],
      },
    });
    const list = screen.getByRole('heading', { level: 2, name: 'Rewards created' }).nextElementSibling;
    expect(
      Array.from(list?.children ?? [], (item) => Array.from(item.children, (line) => line.textContent)),
    ).toEqual([
      ['1,262 points', 'Offers: Shop · Tea', 'Earning rules: Shop rule · Tea rule'],
      ['2 stamps', 'Offers: Summer'],
    ]);
  });

  test('in the panel their heading is below the one of the claim', async () => {
    const claim = sampleClaim('3001', {
      rewards: { points_rewards: [reward(1, 'Shop')], coupons_rewards: [], stamps_rewards: [] },
    });
    await mountAt('/transaction', {
      api: { 'GET /customers/12/transactions': { body: [claim] }, [`GET ${path}`]: { body: claim } },
    });
    expect(await screen.findByRole('heading', { level: 3, name: 'Rewards created' })).toBeVisible();
  });
});

describe('pictures', () => {
  /** Name of the picture in view: the other slides are inert. */
  const shown = async () =>
    (await screen.findByRole('dialog'))
      .querySelector('[role="group"]:not([inert]) > img')
      ?.getAttribute('alt');

  test.each([
    ['Receipt', {}, 1],
    ['Credit card slip', { credit_card_slip_image_url: slip }, 0],
    ['Credit card slip', { receipt_image_url: null, credit_card_slip_image_url: slip }, 1],
  ])('A-140 a press on "%s" of a claim with %j shows that picture', async (label, changes, missing) => {
    await open(changes);
    expect(screen.queryAllByText('No picture')).toHaveLength(missing);
    await userEvent.click(screen.getByRole('button', { name: `Preview: ${label}` }));
    expect(await shown()).toBe(label);
  });

  test('the preview is closed, and the other picture can be opened', async () => {
    await open({ credit_card_slip_image_url: slip });
    await userEvent.click(screen.getByRole('button', { name: 'Preview: Credit card slip' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Preview: Receipt' }));
    expect(await shown()).toBe('Receipt');
  });
});
