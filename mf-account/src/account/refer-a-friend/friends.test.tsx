import type { DeploymentProfile } from '@mrw/shared-contracts';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../../testing/account-config';
import { sampleSession } from '../../testing/members';
import { facts } from '../../testing/read-page';
import { renderForMember } from '../../testing/render-for-member';
import { ReferAFriend } from './refer-a-friend';

const path = 'GET /customers/12/referrals';
const patch = 'PATCH /customers/12';
const show = (api: FakeRoutes, customer: Partial<Customer> = {}, config: Partial<DeploymentProfile> = {}) =>
  renderForMember(<ReferAFriend />, {
    session: sampleSession({ customer }),
    api: { ...accountConfigRoutes, ...api },
    config: { invitations: true, ...config },
    live: true,
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
  const fake = show(api, {}, { invitations });
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

describe('a friend joins while the page is open (Q-190)', () => {
  const open = async (config = {}) => {
    const counts = { joined: 2, pending: 1 };
    const fake = show({ [path]: () => ({ body: { ...counts } }) }, {}, config);
    await waitFor(() => expect(counted()).toHaveLength(2));
    return {
      fake,
      tell: async (joined: number, ...changes: number[]) => {
        Object.assign(counts, { joined, pending: 0 });
        await act(async () => {
          let balance = 1_000;
          for (const change of changes) {
            balance += change;
            fake.tellLive({ event: 'points', news: { uid: '12', change, balance, reason: 'REWARD_EARNED' } });
          }
          await Promise.resolve();
        });
      },
    };
  };
  const sheet = () => screen.queryByRole('region', { name: 'A friend joined by your link' });

  test('the sheet says what it gave, and what was read anew stands in the page', async () => {
    const { fake, tell } = await open({ gainSheet: true, affordability: true });
    const changed = jest.fn();
    fake.host.bus.on('points-changed', changed);
    await tell(3, 500);
    await waitFor(() => expect(sheet()).toHaveFocus());
    expect(sheet()).toHaveTextContent('+500 points');
    expect(screen.getByRole('link', { name: 'My points' })).toHaveAttribute('href', '/activity_log');
    expect(fake.slots).toEqual([{ name: 'what-next', props: { goal: true } }]);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(counted()).toEqual([
      ['Friends who joined', '3'],
      ['Opened your link, not joined yet', '0'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(sheet()).toBeNull();
  });

  test('points of two campaigns are one gain', async () => {
    const { tell } = await open({ gainSheet: true });
    await tell(3, 500, 50);
    await waitFor(() => expect(sheet()).toHaveTextContent('+550 points'));
  });

  test.each([
    ['points for something else', 2, 30],
    ['points that are taken', 3, -30],
  ])('%s are no friend', async (_, joined, change) => {
    const { fake, tell } = await open({ gainSheet: true });
    const asked = fake.requests.length;
    await tell(joined, change);
    await waitFor(() => expect(fake.requests).toHaveLength(asked + 1));
    await act(() => Promise.resolve());
    expect(sheet()).toBeNull();
  });

  test('what was missed is read anew, and told by the counts alone', async () => {
    const { fake } = await open({ gainSheet: true });
    const asked = fake.requests.length;
    act(() => void fake.tellLive({ event: 'resync', news: { uid: '12' } }));
    await waitFor(() => expect(fake.requests).toHaveLength(asked + 1));
    expect(sheet()).toBeNull();
  });
});
