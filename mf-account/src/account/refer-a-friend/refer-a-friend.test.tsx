import type { ProfileFieldConfig } from '@mrw/shared-contracts/api/config';
import type { FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleProfileFields } from '../../testing/account-config';
import { sampleSession } from '../../testing/members';
import { facts } from '../../testing/read-page';
import { renderForMember } from '../../testing/render-for-member';
import { ReferAFriend } from './refer-a-friend';

type Customer = NonNullable<Parameters<typeof sampleSession>[0]>['customer'];

const link = 'http://localhost/?referCode=M100000012';
const configured = (show_field: boolean): readonly ProfileFieldConfig[] =>
  sampleProfileFields.map((field) => ({ ...field, show_field }));

const show = (customer: Customer = {}, options: FakeHostOptions = {}, showsCode = true) =>
  renderForMember(<ReferAFriend />, {
    session: sampleSession({ customer }),
    api: { 'GET /config/customer_profile_field': { body: configured(showsCode) } },
    ...options,
  });
function pretendShare() {
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return share;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('the member has a code and a link', async () => {
  show();
  await waitFor(() =>
    expect(facts()).toEqual([
      ['Referral code', 'AMY12'],
      ['Refer link', link],
    ]),
  );
});

test.each<[string, Customer, boolean]>([
  ['a member without a code', { referral_code: null }, true],
  ['a deployment that does not show it', {}, false],
])('%s has the link alone', async (_, customer, showsCode) => {
  const { fake } = show(customer, {}, showsCode);
  await waitFor(() => expect(fake.requests).toHaveLength(1));
  expect(facts()).toEqual([['Refer link', link]]);
});

test('the link is copied at a press', async () => {
  const user = userEvent.setup();
  const { fake } = show();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(fake.host.notify.messages$.value).toHaveLength(1));
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('the link is shared with a title and a text that names the app', async () => {
  const share = pretendShare();
  const { fake } = show({}, { config: { richSharing: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const app = fake.host.config.appName.en;
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Refer a friend', url: link, text: `Join ${app} with my link.` }),
  );
});

test.each([
  ['a browser that cannot share', false, true],
  ['a deployment without rich sharing', true, false],
])('%s has no button for it', (_, canShare, richSharing) => {
  if (canShare) pretendShare();
  show({}, { config: { richSharing } });
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test.each<[string, Customer, boolean, number]>([
  ['was invited', { referrer: 'M100000001' }, true, 1],
  ['was not invited', {}, true, 0],
  ['was invited, without rich sharing', { referrer: 'M100000001' }, false, 0],
])('a member who %s', (_, customer, richSharing, count) => {
  show(customer, { config: { richSharing } });
  expect(screen.queryAllByText('You joined by the link of a friend.')).toHaveLength(count);
});
