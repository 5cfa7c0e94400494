import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InboxEvent, type InboxMode, transition } from './editing';
import { inboxSummary, type InboxSummary } from './inbox-summary';
import { sampleMessage } from '../testing/messages';
import { mountAt } from '../testing/mount';

const after = (...events: InboxEvent[]): InboxMode => events.reduce(transition, { kind: 'browsing' });
const check = (id: string, on = true): InboxEvent => ({ kind: 'check', ids: [id], on });

test('A-110 nothing is checked when editing begins, and nothing can be asked then', () => {
  expect(after({ kind: 'edit' }, { kind: 'ask' })).toEqual({
    kind: 'editing',
    checked: new Set(),
    asking: false,
    deleting: false,
  });
});

test('checks follow the presses', () => {
  expect(after({ kind: 'edit' }, check('1'), check('2'), check('1', false))).toMatchObject({
    checked: new Set(['2']),
  });
});

test('A-111 deleting leaves editing and forgets the checks', () => {
  expect(
    after(
      { kind: 'edit' },
      check('1'),
      { kind: 'ask' },
      { kind: 'delete' },
      { kind: 'deleted' },
      { kind: 'edit' },
    ),
  ).toMatchObject({ kind: 'editing', checked: new Set() });
});

test('nothing is deleted without the question', () => {
  expect(after({ kind: 'edit' }, check('1'), { kind: 'delete' })).toMatchObject({ deleting: false });
});

const browsing: InboxMode = { kind: 'browsing' };
const editing = (...ids: string[]): InboxMode => ({
  kind: 'editing',
  checked: new Set(ids),
  asking: false,
  deleting: false,
});

test.each<[string, InboxMode, number | null, InboxSummary | null]>([
  ['browsing without the list', browsing, null, null],
  ['browsing, all read', browsing, 0, null],
  ['browsing with unread messages', browsing, 2, { key: 'unreadCount', count: 2 }],
  ['editing with nothing chosen', editing(), 2, { key: 'chooseToDelete', count: 0 }],
  ['editing with messages chosen', editing('1', '2', '3'), 2, { key: 'chosenCount', count: 3 }],
])('the summary of the inbox: %s', (_, mode, unread, summary) => {
  expect(inboxSummary(mode, unread)).toEqual(summary);
});

const path = '/customers/12/inbox_messages';

/** Two unread messages. */
async function open() {
  const read = new Set<string>();
  const api: FakeRoutes = {
    [`GET ${path}`]: () => ({ body: ['1', '2'].map((id) => sampleMessage(id, { is_read: read.has(id) })) }),
    [`PATCH ${path}/1`]: () => {
      read.add('1');
      return { body: sampleMessage('1') };
    },
    [`POST ${path}_deletion`]: { status: 204 },
  };
  const fake = await mountAt('/inbox', { api });
  const changed = jest.fn();
  fake.host.bus.on('inbox-changed', changed);
  await screen.findByRole('list', { name: 'Messages' });
  return { fake, read, changed };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('Q-140 a message that was read lets the host count again; this page counts nothing', async () => {
  const { fake, changed } = await open();
  await press(/Message 1/);
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(fake.requests.filter(({ path: asked }) => asked.includes('unread'))).toEqual([]);
});

test('Q-140 Refresh lets the host count again, and the line follows its number', async () => {
  const { fake, read, changed } = await open();
  act(() => {
    fake.host.bus.publish('unread-count-changed', { version: 1, count: 2 });
  });
  expect(screen.getByText('2 unread messages')).toBeInTheDocument();
  read.add('1').add('2');
  await press('Refresh');
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  act(() => {
    fake.host.bus.publish('unread-count-changed', { version: 1, count: 0 });
  });
  await waitFor(() => expect(screen.queryByText(/unread/i)).not.toBeInTheDocument());
});
