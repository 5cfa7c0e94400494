import type { Claim, ClaimStatus } from '@mrw/shared-contracts/api/claims';
import type { FakeHostOptions, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleClaim } from '../../testing/claims';
import { mountAt } from '../../testing/mount';
import { onPhone } from '../../testing/screen-width';
import { brandOf, tenantName } from './claim-names';
import { selectedId, type Selection } from './selection';

const path = '/customers/12/transactions';
const user = userEvent.setup();
const open = async (claims: readonly Claim[], more: FakeRoutes = {}) => {
  const fake = await mountAt('/transaction', {
    api: {
      [`GET ${path}`]: { body: claims },
      ...Object.fromEntries(claims.map((claim) => [`GET ${path}/${claim.id}`, { body: claim }])),
      ...more,
    },
  });
  await screen.findAllByText(/^Store 3001|No reward claims/);
  return fake;
};
const entries = () => within(screen.getByRole('list', { name: 'Reward claims' })).getAllByRole('listitem');
const question = async () => {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete claim' }));
};

test.each([
  ['wide', () => undefined, true],
  ['narrow', onPhone, false],
])('on a %s screen the way to upload a receipt has a picture: %s', async (_, setWidth, hasPicture) => {
  setWidth();
  await open([]);
  const upload = screen.getByRole('link', { name: 'Upload receipt' });
  expect(upload).toHaveAttribute('href', '/transaction/create');
  expect(upload.querySelector('svg') !== null).toBe(hasPicture);
});

test('an entry has amount, number, date and state', async () => {
  onPhone();
  await open([sampleClaim('3001'), sampleClaim('3002', { invoice_id: '', total_value: null })]);
  expect(entries().map(({ textContent }) => textContent)).toEqual([
    'Store 3001HK$261.25INV-3001 · 19 Nov 2026Waiting for approval',
    'Store 3002–19 Nov 2026Waiting for approval',
  ]);
});

test('the entry that is open in the panel is marked, and only that one', async () => {
  await open([sampleClaim('3001'), sampleClaim('3002')]);
  const marks = () =>
    entries().map((entry) => within(entry).getByRole('button').getAttribute('aria-current'));
  expect(marks()).toEqual(['true', null]);
  await user.click(screen.getByRole('button', { name: /Store 3002/ }));
  expect(marks()).toEqual([null, 'true']);
});

test('a deletion is asked, and given up by Cancel', async () => {
  const fake = await open([sampleClaim('3001')]);
  const dialog = await question();
  expect(dialog.getByText('Delete this claim? It cannot be brought back.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(fake.requests.some(({ method }) => method === 'DELETE')).toBe(false);
});

const claimOf = (store: Partial<Claim['store']>) => {
  const claim = sampleClaim('3001');
  return { ...claim, store: { ...claim.store, ...store } };
};
const english = { language: 'en', name: 'Pier 1' };
const chinese = { language: 'zh-Hant', name: '一號碼頭' };

test.each([
  ['in the language of the site', { name: 'Pier', translations: [english, chinese] }, '一號碼頭'],
  ['as the server named it', { name: 'Pier', translations: [english] }, 'Pier'],
  ['in English', { name: '', translations: [english] }, 'Pier 1'],
  ['not at all', { name: '', translations: [] }, '–'],
  ['as the server named it', { name: 'Pier', translations: [{ language: 'zh-Hant', name: '' }] }, 'Pier'],
])('the shop is named %s: %j', (_, store, name) => {
  expect(tenantName(claimOf(store), 'zh-Hant')).toBe(name);
});

const brand = { id: '1', name: 'Harbour Coffee', icon_url: '/brand.jpg' };

test.each([
  [{ brand, icon_url: '/store.jpg' }, 'Harbour Coffee', '/brand.jpg'],
  [{ brand: { ...brand, icon_url: null }, icon_url: '/store.jpg' }, 'Harbour Coffee', '/store.jpg'],
  [{ brand: { ...brand, name: '' }, icon_url: null }, null, '/brand.jpg'],
  [{ brand: null, icon_url: '/store.jpg' }, null, '/store.jpg'],
  [{ brand: null, icon_url: null }, null, null],
])('the brand of %j', (store, name, icon) => {
  expect(brandOf(claimOf(store))).toEqual({ name, icon });
});

test.each<[string, Selection, string[], string | null]>([
  ['A-132', { kind: 'first' }, ['3001', '3002'], '3001'],
  ['A-136', { kind: 'first' }, [], null],
  ['A-132', { kind: 'chosen', id: '3002' }, ['3001', '3002'], '3002'],
  ['A-142', { kind: 'none' }, ['3002'], null],
])('%s the open claim (%#)', (_, selection, ids, id) => {
  expect(selectedId(selection, ids)).toBe(id);
});

describe('decision', () => {
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

  const coupon = (coupon_ids?: string[]) => ({
    value: 1,
    campaign: 'Shop',
    earning_rule: null,
    ...(coupon_ids && { coupon_ids }),
  });
  test.each([
    ['one coupon, to it', [coupon(['77'])], 'View coupon', '/coupon/77'],
    ['several coupons, to the list', [coupon(['77']), coupon(['78'])], 'My coupons', '/user/myCoupon'],
    ['a coupon that the API does not name, to the list', [coupon()], 'My coupons', '/user/myCoupon'],
  ])('an approved claim that gave %s', async (_, coupons_rewards, name, href) => {
    const rewards = { points_rewards: [], coupons_rewards, stamps_rewards: [] };
    const page = await open({ ...inReview, rewards }, { live: true, config: { gainSheet: true } });
    await page.tell('APPROVED');
    const sheet = await screen.findByRole('region', { name: /has ended: Approved$/ });
    expect(within(sheet).getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
