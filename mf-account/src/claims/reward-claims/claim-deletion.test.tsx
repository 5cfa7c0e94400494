import type { Claim, ClaimStatus } from '@mrw/shared-contracts/api/claims';
import {
  failNextChange,
  type FakeAnswer,
  type FakeHost,
  type FakeRoutes,
} from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleClaim as claim } from '../../testing/claims';
import { mountAt } from '../../testing/mount';

const path = '/customers/12/transactions';
const withClaims = (claims: readonly Claim[]): FakeRoutes => ({
  [`GET ${path}`]: { body: claims },
  ...Object.fromEntries(claims.map((one) => [`GET ${path}/${one.id}`, { body: one }])),
});
const callsOf = (fake: FakeHost) => fake.requests.map(({ method, path: asked }) => `${method} ${asked}`);
const panel = () => within(screen.getByRole('region', { name: 'Reward claim' }));
const confirmDeletion = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};

test('A-141 deleting on its page asks, says so and goes back to the list', async () => {
  const fake = await mountAt('/transactionDetail/3001', {
    api: {
      ...withClaims([claim('3001')]),
      [`GET ${path}`]: { body: [] },
      [`DELETE ${path}/3001`]: { status: 204 },
    },
  });
  await confirmDeletion();
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/transaction');
  });
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Delete successfully');
  await screen.findByText(/No reward claims on record yet/);
  expect(callsOf(fake)).toEqual([`GET ${path}/3001`, `DELETE ${path}/3001`, `GET ${path}`]);
  // The cached record is dropped: opening its address requests it again.
  act(() => {
    fake.host.navigation.navigate('/transactionDetail/3001');
  });
  await waitFor(() => {
    expect(callsOf(fake).at(-1)).toBe(`GET ${path}/3001`);
  });
});

test('MRW-120 a deletion under way outlives a remount of the page', async () => {
  let hasFailed = () => false;
  const fake = await mountAt('/transactionDetail/3001', {
    api: {
      ...withClaims([claim('3001')]),
      [`DELETE ${path}/3001`]: () => {
        hasFailed = failNextChange();
        return { status: 204 };
      },
    },
  });
  await confirmDeletion();
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/transaction');
  });
  expect(hasFailed()).toBe(true);
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Delete successfully');
});

test('A-142 deleting in the panel clears it and the list is read again', async () => {
  let left = [claim('3001'), claim('3002')];
  const fake = await mountAt('/transaction', {
    api: {
      ...withClaims(left),
      [`GET ${path}`]: () => ({ body: left }),
      [`DELETE ${path}/3001`]: () => {
        left = left.slice(1);
        return { status: 204 };
      },
    },
  });
  await confirmDeletion();
  expect(await screen.findByText('Choose a claim to see its details here.')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /Store 3001/ })).not.toBeInTheDocument();
  });
  expect(callsOf(fake)).toEqual([`GET ${path}`, `GET ${path}/3001`, `DELETE ${path}/3001`, `GET ${path}`]);
});

test.each<[string, FakeAnswer | Promise<FakeAnswer>]>([
  ['cannot be read again', { status: 500 }],
  ['is not there yet', new Promise(() => undefined)],
])('A-142 a deleted claim is gone also while the list %s, and is not requested', async (_, later) => {
  let list: FakeAnswer | Promise<FakeAnswer> = { body: [claim('3001'), claim('3002')] };
  const fake = await mountAt('/transaction', {
    api: {
      ...withClaims([claim('3001')]),
      [`GET ${path}`]: () => list,
      [`DELETE ${path}/3001`]: () => {
        list = later;
        return { status: 204 };
      },
    },
  });
  await confirmDeletion();
  expect(await screen.findByText('Choose a claim to see its details here.')).toBeInTheDocument();
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Delete successfully');
  expect(screen.queryByRole('button', { name: /Store 3001/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Store 3002/ })).toBeInTheDocument();
  expect(callsOf(fake)).toEqual([`GET ${path}`, `GET ${path}/3001`, `DELETE ${path}/3001`, `GET ${path}`]);
});

test('a deletion that was refused reads the claim and the list again', async () => {
  let status: ClaimStatus = 'WAITING_FOR_APPROVAL';
  const now = () => claim('3001', { offline_event_type: status, status });
  await mountAt('/transaction', {
    api: {
      [`GET ${path}`]: () => ({ body: [now()] }),
      [`GET ${path}/3001`]: () => ({ body: now() }),
      [`DELETE ${path}/3001`]: () => {
        status = 'APPROVED';
        return { status: 400, body: {} };
      },
    },
  });
  await confirmDeletion();
  expect(await screen.findByRole('button', { name: /Store 3001.*Approved/ })).toBeInTheDocument();
  expect(within(panel().getByRole('list', { name: 'Status' })).getByText('Approved')).toBeInTheDocument();
});

test.each<[FakeAnswer, number]>([
  [{ status: 400, body: { detail: 'Only pending claims can be deleted.' } }, 2],
  [{ status: 200, body: {} }, 5],
  [{ status: 202 }, 5],
])(
  'a deletion answered with %j asks to check back later after %d readings of the claim',
  async (refused, readings) => {
    const fake = await mountAt('/transactionDetail/3006', {
      api: { ...withClaims([claim('3006')]), [`DELETE ${path}/3006`]: refused },
    });
    await confirmDeletion();
    await waitFor(
      () => {
        expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(/check back later/);
      },
      { timeout: 3_000 },
    );
    // A refusal is clear; after another answer it is read three times whether the claim is gone.
    await waitFor(() => {
      expect(fake.requests.filter(({ method }) => method === 'GET')).toHaveLength(readings);
    });
  },
);

test('Q-199 a claim that is gone after a 500 was deleted', async () => {
  let isThere = true;
  const fake = await mountAt('/transactionDetail/3006', {
    api: {
      ...withClaims([claim('3006')]),
      [`GET ${path}/3006`]: () => (isThere ? { body: claim('3006') } : { status: 404 }),
      [`DELETE ${path}/3006`]: () => {
        isThere = false;
        return { status: 500 };
      },
    },
  });
  await confirmDeletion();
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Delete successfully');
  });
});
