import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSession } from '../testing/members';
import { sampleMessage } from '../testing/messages';
import { mountAt } from '../testing/mount';

const path = '/customers/12/inbox_messages';

/** Two unread messages; every request for the count waits for the test. */
async function open() {
  const read = new Set<string>();
  const counts: ((count: number) => Promise<void>)[] = [];
  const markRead = (id: string) => () => {
    read.add(id);
    return { body: sampleMessage(id) };
  };
  const api: FakeRoutes = {
    [`GET ${path}`]: () => ({ body: ['1', '2'].map((id) => sampleMessage(id, { is_read: read.has(id) })) }),
    [`PATCH ${path}/1`]: markRead('1'),
    [`PATCH ${path}/2`]: markRead('2'),
    'GET /customers/unread_messages_count/': () =>
      new Promise<FakeAnswer>((resolve) => {
        counts.push((count) =>
          act(async () => {
            resolve({ body: { unread_count: count } });
            await new Promise((settled) => setTimeout(settled));
          }),
        );
      }),
  };
  const fake = await mountAt('/inbox', { api });
  await screen.findByRole('list', { name: 'Messages' });
  const asked = (times: number) =>
    waitFor(() => {
      expect(counts).toHaveLength(times);
    });
  return { fake, read, asked, answer: (place: number, count: number) => counts[place]?.(count) };
}

test('an unread count that another has overtaken is not told', async () => {
  const { fake, asked, answer } = await open();
  await userEvent.click(screen.getByRole('button', { name: /Message 1/ }));
  await asked(1);
  await userEvent.click(screen.getByRole('button', { name: /Message 2/ }));
  await asked(2);
  await answer(1, 0);
  await answer(0, 1);
  expect(fake.host.bus.unreadCount$.value).toBe(0);
  expect(screen.queryByText(/unread/i)).not.toBeInTheDocument();
});

test.each([
  ['who has logged out', { kind: 'visitor' }],
  ['who was followed by another', sampleSession({ customer: { uid: '13' } })],
] as const)('the unread count of a member %s is not told', async (_, next) => {
  const { fake, asked, answer } = await open();
  await userEvent.click(screen.getByRole('button', { name: /Message 1/ }));
  await asked(1);
  act(() => {
    fake.session$.next(next);
  });
  await answer(0, 1);
  expect(fake.host.bus.unreadCount$.value).toBe(0);
});

test('Refresh brings the unread count up to date after everything was read elsewhere', async () => {
  const { fake, read, asked, answer } = await open();
  act(() => {
    fake.host.bus.publish('unread-count-changed', { version: 1, count: 2 });
  });
  expect(screen.getByText('2 unread messages')).toBeInTheDocument();
  read.add('1').add('2');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await asked(1);
  await answer(0, 0);
  expect(fake.host.bus.unreadCount$.value).toBe(0);
  expect(screen.queryByText(/unread/i)).not.toBeInTheDocument();
});
