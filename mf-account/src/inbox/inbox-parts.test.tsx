import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountAt } from '../testing/mount';
import { lateAnswer } from '../testing/late-answer';
import { pageWithNext } from '../testing/lists';
import { sampleMessage } from '../testing/messages';
import { breadcrumb } from '../testing/read-page';

const path = '/customers/12/inbox_messages';
const deletion = 'POST /customers/12/inbox_messages_deletion';
const user = userEvent.setup();
const open = async (messages: readonly InboxMessage[], more: FakeRoutes = {}) => {
  const fake = await mountAt('/inbox', {
    api: { [`GET ${path}`]: { body: messages }, ...more },
  });
  await screen.findByRole('heading', { level: 1, name: 'Inbox' });
  return fake;
};
const openPage = async (changes: Partial<InboxMessage> = {}) => {
  const fake = await mountAt('/inboxDetail/1', {
    api: {
      [`GET ${path}/1`]: { body: sampleMessage('1', changes) },
      [`PATCH ${path}/1`]: { body: sampleMessage('1') },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Message 1' });
  return fake;
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const patches = (fake: Awaited<ReturnType<typeof open>>) =>
  fake.requests.filter(({ method }) => method === 'PATCH').map(({ path: asked }) => asked);

describe('the list', () => {
  test('marks the message that is open beside it, and only that one', async () => {
    await open([sampleMessage('1'), sampleMessage('2')]);
    const pane = within(await screen.findByRole('region', { name: 'Message' }));
    expect(pane.getByText('Choose a message to read it here.')).toBeVisible();
    expect(pane.queryByRole('heading')).not.toBeInTheDocument();
    await press(/Message 2/);
    expect(pane.getByRole('heading', { level: 2, name: 'Message 2' })).toBeVisible();
    const current = within(screen.getByRole('list', { name: 'Messages' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-current'));
    expect(current).toEqual([null, 'true']);
  });

  test('marks a message as read when it is opened, and one that is read not again', async () => {
    const fake = await open([sampleMessage('1'), sampleMessage('2', { is_read: false })], {
      [`PATCH ${path}/2`]: { body: sampleMessage('2') },
    });
    await press(/Message 1/);
    expect(patches(fake)).toEqual([]);
    await press(/Message 2/);
    await waitFor(() => expect(patches(fake)).toEqual([`${path}/2`]));
  });

  test.each([
    ['counts the unread ones of the list', 0, '1 unread message'],
    ['counts those of the badge where the list has fewer', 7, '7 unread messages'],
  ])('%s', async (_, badge, text) => {
    const fake = await open([sampleMessage('1'), sampleMessage('2', { is_read: false })]);
    await screen.findByRole('list', { name: 'Messages' });
    act(() => {
      fake.host.bus.publish('unread-count-changed', { version: 1, count: badge });
    });
    expect(screen.getByText(text)).toBeVisible();
  });

  test('shows the first line of a message that begins with empty ones', async () => {
    await open([sampleMessage('1', { content: '\n\n  Two teas\nfor one' })]);
    const face = await screen.findByRole('button', { name: /Message 1/ });
    expect(face).toHaveTextContent('Two teas');
    expect(face).not.toHaveTextContent('for one');
  });

  test('that is empty leads to the offers, has no pane, and says nothing of unread messages', async () => {
    const fake = await open([]);
    expect(await screen.findByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offer/LATEST');
    act(() => {
      fake.host.bus.publish('unread-count-changed', { version: 1, count: 2 });
    });
    expect(screen.queryByText(/unread/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Message' })).not.toBeInTheDocument();
  });

  test('that has messages does not describe Edit', async () => {
    await open([sampleMessage('1')]);
    await screen.findByRole('list', { name: 'Messages' });
    expect(screen.getByRole('button', { name: 'Edit' })).not.toHaveAttribute('aria-describedby');
  });
});

describe('all at once', () => {
  const next = `http://api.test${path}?page[number]=2&page[size]=50`;
  const unread = (ids: readonly string[]) => ids.map((id) => sampleMessage(id, { is_read: false }));

  test('says so when the list shows them as read already, and the focus is not lost with the button', async () => {
    const read = new Set<string>();
    const of = (id: string) => sampleMessage(id, { is_read: read.has(id) });
    const fake = await open([], {
      [`GET ${path}`]: () => ({ body: [of('1'), of('2')] }),
      ...Object.fromEntries(
        ['1', '2'].map((id) => [
          `PATCH ${path}/${id}`,
          () => {
            read.add(id);
            return { body: of(id) };
          },
        ]),
      ),
    });
    await press('Mark all as read');
    await waitFor(() => expect(screen.queryByText('Mark all as read')).not.toBeInTheDocument());
    expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual([
      'All messages are marked as read.',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('marks every message as read, also those that are not loaded, four at a time', async () => {
    let now = 0;
    let most = 0;
    const mark = async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return { body: sampleMessage('1') };
    };
    const ids = ['1', '2', '3', '4', '5', '6'];
    const fake = await mountAt('/inbox', {
      api: {
        [`GET ${path}`]: ({ query }) =>
          query.get('page[number]') === '2'
            ? { body: unread(ids.slice(4)) }
            : pageWithNext([sampleMessage('0'), ...unread(ids.slice(0, 4))], next),
        ...Object.fromEntries(ids.map((id) => [`PATCH ${path}/${id}`, mark])),
      },
    });
    await press('Mark all as read');
    await waitFor(() =>
      expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual([
        'All messages are marked as read.',
      ]),
    );
    expect(patches(fake)).toEqual(ids.map((id) => `${path}/${id}`));
    expect(most).toBe(4);
  });

  test.each([
    ['one refused', '2', '1 message was marked as read. The others stay unread. Please try again later.'],
    [
      'none of the pages read',
      null,
      'Your messages could not be read. They stay unread. Please try again later.',
    ],
  ])('what failed stays unread and is said: %s', async (_, refused, text) => {
    let reads = 0;
    const fake = await open(unread(['1', '2']), {
      [`GET ${path}`]: () =>
        refused === null && (reads += 1) > 1 ? { status: 403 } : { body: unread(['1', '2']) },
      [`PATCH ${path}/1`]: { body: sampleMessage('1') },
      [`PATCH ${path}/2`]: { status: 404 },
    });
    await press('Mark all as read');
    await waitFor(() =>
      expect(fake.host.notify.messages$.value.at(-1)).toMatchObject({ text, tone: 'failed' }),
    );
  });

  test('chooses what is shown, and takes it back', async () => {
    await open([sampleMessage('1'), sampleMessage('2')]);
    await screen.findByRole('list', { name: 'Messages' });
    await press('Edit');
    await press('Select all');
    expect(screen.getByText('2 messages chosen')).toBeVisible();
    await press('Select none');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});

describe('deleting', () => {
  const choose = async () => {
    await press('Edit');
    await user.click(screen.getByRole('checkbox', { name: /Message 1/ }));
    await press('Delete');
    return within(await screen.findByRole('alertdialog', { name: 'Delete messages' }));
  };

  test('is given up by Cancel of the question, then by Cancel of the page', async () => {
    const fake = await open([sampleMessage('1')]);
    const question = await choose();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: /Message 1/ })).toBeChecked();
    await press('Cancel');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(fake.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  test.each([
    [200, ['The messages could not be deleted. Please try again later.'], 'Cancel'],
    [404, ['1 message deleted.'], 'Edit'],
  ])('Q-199 after a 500, with %d for a message, is told as %j', async (status, toasts, button) => {
    const fake = await open([sampleMessage('1')], {
      [deletion]: { status: 500 },
      [`GET ${path}/1`]: { status, body: sampleMessage('1') },
    });
    const question = await choose();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: button }, { timeout: 3_000 })).toBeVisible();
    await waitFor(() => expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual(toasts));
  });
});

describe('the page of a message', () => {
  test('has its place', async () => {
    await openPage();
    expect(breadcrumb()).toEqual([
      ['Home', '/home'],
      ['Inbox', '/inbox'],
      ['Message 1', null],
    ]);
  });

  test('has a place also before it is read', async () => {
    const late = lateAnswer();
    await mountAt('/inboxDetail/1', {
      api: {
        [`GET ${path}/1`]: late.route,
      },
    });
    expect(breadcrumb().at(-1)).toEqual(['Message', null]);
    await late.arrive({ body: sampleMessage('1') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Message 1' })).toBeVisible();
  });

  test.each([
    [true, []],
    [false, [`${path}/1`]],
  ])('whose message is read: %s, sends %j', async (is_read, sent) => {
    const fake = await openPage({ is_read });
    await waitFor(() => expect(patches(fake)).toEqual(sent));
  });
});
