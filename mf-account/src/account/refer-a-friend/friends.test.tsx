import type { Customer } from '@mrw/shared-contracts/api/customers';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../../testing/account-config';
import { sampleSession } from '../../testing/members';
import { facts } from '../../testing/read-page';
import { renderForMember } from '../../testing/render-for-member';
import { ReferAFriend } from './refer-a-friend';

const path = 'GET /customers/12/referrals';
const patch = 'PATCH /customers/12';
const show = (api: FakeRoutes, customer: Partial<Customer> = {}, invitations = true) =>
  renderForMember(<ReferAFriend />, {
    session: sampleSession({ customer }),
    api: { ...accountConfigRoutes, ...api },
    config: { invitations },
  }).fake;
const counted = () => facts().filter(([name]) => name?.includes('joined'));
const showName = () => screen.queryByRole('switch', { name: /^Show my first name to friends I invite/ });

test('the member sees how many friends joined, and how many have not yet', async () => {
  show({ [path]: { body: { joined: 1_200, pending: 0 } } });
  await waitFor(() =>
    expect(counted()).toEqual([
      ['Friends who joined', '1,200'],
      ['Opened your link, not joined yet', '0'],
    ]),
  );
});

test('counts that could not be read can be requested again', async () => {
  let calls = 0;
  show({ [path]: () => ((calls += 1) === 1 ? { status: 500 } : { body: { joined: 2, pending: 1 } }) });
  expect(await screen.findByText('We could not read who joined.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(counted()).toHaveLength(2));
});

test.each([
  ['an API that does not count', { [path]: { status: 404 } }, true, 1],
  ['a deployment without invitations', { [path]: { body: { joined: 2, pending: 1 } } }, false, 0],
])('%s: no counts, and no switch for the name', async (_, api, invitations, calls) => {
  const fake = show(api, {}, invitations);
  await screen.findByText('AMY12');
  await waitFor(() =>
    expect(fake.requests.filter(({ path: asked }) => asked.endsWith('/referrals'))).toHaveLength(calls),
  );
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect([counted(), showName()]).toEqual([[], null]);
});

test('the first name is shown to friends by consent alone', async () => {
  const customer = { shows_name_to_invited: false };
  const fake = show({ [path]: { status: 404 }, [patch]: { body: {} } }, customer);
  expect(showName()).not.toBeChecked();
  await userEvent.click(screen.getByRole('switch'));
  const sent = () => fake.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ shows_name_to_invited: true }]));
});

test('a consent that was not stored is told, and the switch shows the stored one', async () => {
  const customer = { shows_name_to_invited: true };
  const fake = show({ [path]: { status: 404 }, [patch]: { status: 400, body: {} } }, customer);
  await userEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(fake.host.notify.messages$.value).toMatchObject([{ tone: 'failed' }]));
  expect(showName()).toBeChecked();
});
