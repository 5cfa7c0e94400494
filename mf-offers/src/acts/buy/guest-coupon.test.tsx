import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { guestPost, registration } from '../../testing/open-ticket';
import { openCampaign } from '../../testing/open-campaign';
import { sampleSession } from '../../testing/samples';

const draftKey = 'mrw_member_offers_draft_101';
const draft = '{"coupon":true,"quantity":2}';
const free = { ignore_login: true, coupon_campaign_type_required_points: 0 };
const registered = { status: 201, body: { sso_uid: '9003', membership_id: 'G-9003', tickets: [] } };

/** Comes back from the sign-on site with a confirmed contact and a coupon that was asked for before. */
function comeBack(
  answer: FakeAnswer,
  { campaign = free, session = { kind: 'visitor' }, ...code }: Back = {},
) {
  sessionStorage.setItem(draftKey, draft);
  return openCampaign(campaign, { [guestPost]: answer }, { session, state: { registration }, ...code }).fake;
}
type Back = {
  /** Loads the page with the entry code. */
  registerSuccess?: () => Promise<unknown>;
  campaign?: object;
  session?: ReturnType<typeof sampleSession> | { kind: 'visitor' };
};
type Fake = ReturnType<typeof comeBack>;

const sent = ({ requests }: Fake) => requests.filter(({ method }) => method === 'POST');
const reads = ({ requests }: Fake) => requests.filter(({ path }) => path === '/campaigns/101').length;

test.each([
  [
    'sold out',
    { status: 400, body: { detail: 'Desired coupons are sold out.' } },
    'The coupons are out of stock. Have a look at our other offers.',
  ],
  [
    'no longer confirmed',
    { status: 400, body: { detail: 'Invalid verify credential.' } },
    'Please confirm your contact again.',
  ],
  [
    'refused without a reason',
    { status: 400, body: {} },
    'Redemption failed. Nothing was taken from your points. Please try again later.',
  ],
])('a guest is told that the coupon is %s, and the campaign is read again', async (_, answer, text) => {
  const fake = comeBack(answer);
  await waitFor(() => {
    expect(fake.host.notify.messages$.value).toMatchObject([{ text, tone: 'failed' }]);
  });
  await waitFor(() => {
    expect(reads(fake)).toBe(2);
  });
  expect(screen.getByRole('button', { name: 'Get' })).toBeEnabled();
  expect(fake.host.navigation.current()).toBe('/campaign/101');
});

test('the page that shows the entry code knows the guest, and takes the place of the campaign', async () => {
  const fake = comeBack(registered);
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/campaign/101/register_success');
  expect(fake.host.navigation.state$.value.location.state).toEqual({ uid: '9003', memberShipID: 'G-9003' });
  act(() => {
    fake.host.navigation.back();
  });
  expect(fake.host.navigation.current()).toBe('/home');
});

test.each<[string, Back]>([
  ['a member has a coupon of the own account', { session: sampleSession() }],
  ['a campaign for members only', { campaign: { coupon_campaign_type_required_points: 0 } }],
])('%s: nothing is sent for a guest', async (_, back) => {
  const fake = comeBack(registered, back);
  await screen.findByRole('button', { name: 'Get' });
  expect(sent(fake)).toEqual([]);
  expect(sessionStorage.getItem(draftKey)).toBe(draft);
});

test('where the page with the entry code does not come, the registration is said here, and the way there stays', async () => {
  const fake = comeBack(registered, { registerSuccess: () => Promise.reject(new Error('offline')) });
  expect(await screen.findByRole('dialog', { name: 'Thank you for registering' })).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/campaign/101');
  fireEvent.click(screen.getByRole('button', { name: 'Show entry QR code' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/campaign/101/register_success');
  expect(sent(fake)).toHaveLength(1);
});
