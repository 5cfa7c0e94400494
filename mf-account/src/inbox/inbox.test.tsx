import type { CookieConsent } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { failNextChange, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { many, pageWithNext } from '../testing/lists';
import { sampleMessage } from '../testing/messages';
import { mountAt } from '../testing/mount';
import { onPhone } from '../testing/screen-width';

const path = '/customers/12/inbox_messages';
const withList = (messages: readonly InboxMessage[], more: FakeRoutes = {}): FakeRoutes => ({
  [`GET ${path}`]: { body: messages },
  ...more,
});
const openList = async (api: FakeRoutes) => {
  const fake = await mountAt('/inbox', { api });
  const list = await screen.findByRole('list', { name: 'Messages' });
  return { fake, list, user: userEvent.setup() };
};

test('A-104 desktop has two panes and requests 50 messages', async () => {
  const { fake } = await openList(withList([sampleMessage('1')]));
  expect(screen.getByRole('region', { name: 'Message' })).toBeInTheDocument();
  expect(Object.fromEntries(fake.requests[0]?.query ?? [])).toEqual({
    'page[number]': '1',
    'page[size]': '50',
  });
});

test('A-105 a phone has the list only and a message leads to its page', async () => {
  onPhone();
  const { fake, list, user } = await openList(
    withList([sampleMessage('7')], { [`GET ${path}/7`]: { body: sampleMessage('7') } }),
  );
  expect(screen.queryByRole('region', { name: 'Message' })).not.toBeInTheDocument();
  await user.click(within(list).getByRole('link', { name: /Message 7/ }));
  expect(fake.host.navigation.current()).toBe('/inboxDetail/7');
});

test('A-106 a press on an unread message marks it read, and the host counts again', async () => {
  let read = false;
  const { fake, list, user } = await openList(
    withList([], {
      [`GET ${path}`]: () => ({ body: [sampleMessage('1', { is_read: read })] }),
      [`PATCH ${path}/1`]: () => {
        read = true;
        return { body: sampleMessage('1') };
      },
    }),
  );
  const changed = jest.fn();
  fake.host.bus.on('inbox-changed', changed);
  expect(within(list).getByText('Unread')).toBeInTheDocument();
  await user.click(within(list).getByRole('button', { name: /Message 1/ }));
  await waitFor(() => {
    expect(within(list).queryByText('Unread')).not.toBeInTheDocument();
  });
  expect(fake.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ is_read: true });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(within(screen.getByRole('region', { name: 'Message' })).getByText('Content 1')).toBeInTheDocument();
  expect(within(list).getByRole('button', { name: /Message 1/ })).toHaveTextContent('Content 1');
});

test('A-108 the list goes on by its link', async () => {
  const pages = withList([], {
    [`GET ${path}`]: ({ query }) =>
      query.get('page[number]') === '2'
        ? { body: many(10, (number) => sampleMessage(String(50 + number))) }
        : pageWithNext(
            many(50, (number) => sampleMessage(String(number))),
            `http://api.test${path}?page[number]=2&page[size]=50`,
          ),
  });
  const { list, user } = await openList(pages);
  expect(within(list).getAllByRole('listitem')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await within(list).findByText('Message 60')).toBeInTheDocument();
});

test('A-109 without messages Edit is disabled', async () => {
  await mountAt('/inbox', { api: withList([]) });
  expect(await screen.findByText('No messages yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription('No messages yet.');
});

test('A-110 Edit shows checkboxes, and Delete is disabled while none is checked', async () => {
  const { list, user } = await openList(withList([sampleMessage('1'), sampleMessage('2')]));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(within(list).getAllByRole('checkbox')).toHaveLength(2);
  const remove = screen.getByRole('button', { name: 'Delete' });
  expect(remove).toBeDisabled();
  expect(remove).toHaveAccessibleDescription('Choose the messages to delete.');
  await user.click(within(list).getByRole('checkbox', { name: /Message 1/ }));
  expect(remove).toBeEnabled();
  expect(screen.getByText('1 message chosen')).toBeInTheDocument();
});

test('A-111 deletes the checked messages after a confirmation only', async () => {
  let left = [sampleMessage('1'), sampleMessage('2'), sampleMessage('3')];
  const { fake, list, user } = await openList(
    withList([], {
      [`GET ${path}`]: () => ({ body: left }),
      'POST /customers/12/inbox_messages_deletion': () => {
        left = [sampleMessage('2')];
        return { status: 204 };
      },
    }),
  );
  const sent = () => fake.requests.filter(({ method }) => method === 'POST');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(within(list).getByRole('checkbox', { name: /Message 1/ }));
  await user.click(within(list).getByRole('checkbox', { name: /Message 3/ }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Delete 2 messages?');
  expect(sent()).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(within(list).queryByText('Message 3')).not.toBeInTheDocument();
  });
  expect(sent().map(({ body }) => body)).toEqual([{ ids: ['1', '3'] }]);
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeEnabled();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(fake.host.notify.messages$.value.at(-1)).toMatchObject({
    text: '2 messages deleted.',
    tone: 'done',
  });
});

test('MRW-120 a deletion under way outlives a remount of the page', async () => {
  let hasFailed = () => false;
  const { fake, list, user } = await openList(
    withList([sampleMessage('1')], {
      'POST /customers/12/inbox_messages_deletion': () => {
        hasFailed = failNextChange();
        return { status: 204 };
      },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(within(list).getByRole('checkbox', { name: /Message 1/ }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeEnabled();
  expect(hasFailed()).toBe(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('1 message deleted.');
});

test.each([400, 200])('a deletion answered with %d says so and keeps the checks', async (status) => {
  const { fake, list, user } = await openList(
    withList([sampleMessage('1')], { 'POST /customers/12/inbox_messages_deletion': { status, body: {} } }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(within(list).getByRole('checkbox', { name: /Message 1/ }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.at(-1)?.tone).toBe('failed');
  });
  expect(within(list).getByRole('checkbox', { name: /Message 1/ })).toBeChecked();
});

test('A-114 nothing speaks of unread messages when all are read', async () => {
  await openList(withList([sampleMessage('1')]));
  expect(screen.queryByText(/unread/i)).not.toBeInTheDocument();
});

const openDetail = async (changes: Partial<InboxMessage>, more: FakeRoutes = {}, consent?: CookieConsent) => {
  const fake = await mountAt('/inboxDetail/1', {
    api: withList([], { [`GET ${path}/1`]: { body: sampleMessage('1', changes) }, ...more }),
    ...(consent ? { consent } : {}),
  });
  await screen.findByRole('heading', { level: 1, name: 'Message 1' });
  return { fake, user: userEvent.setup() };
};

test('A-115 the page of a message has title, content, date, photo and link', async () => {
  await openDetail({ url: '/campaign/101', photo_url: 'http://api.test/media/inbox/1.jpg' });
  expect(screen.getByText('Content 1')).toBeInTheDocument();
  expect(screen.getByText('20 Nov 2026, 10:00')).toBeInTheDocument();
  expect(document.querySelector('article img')).toHaveAttribute(
    'src',
    expect.stringContaining('/media/inbox/1.jpg'),
  );
  expect(screen.getByRole('link', { name: 'View details' })).toHaveAttribute('href', '/campaign/101');
});

test('A-116 a press on the link is counted, then followed', async () => {
  const { fake, user } = await openDetail(
    { url: '/user/myCard', click_track_url: 'http://api.test/track/1' },
    { 'GET /track/1': { status: 204 } },
  );
  await user.click(screen.getByRole('link', { name: 'View details' }));
  const tracked = fake.requests.find(({ path: asked }) => asked === '/track/1');
  expect(Object.fromEntries(tracked?.query ?? [])).toEqual({ track_only: '1' });
  expect(fake.host.navigation.current()).toBe('/user/myCard');
});

test('a press is followed but not counted where only essential cookies are taken', async () => {
  const { fake, user } = await openDetail(
    { url: '/user/myCard', click_track_url: 'http://api.test/track/1' },
    {},
    'essential',
  );
  await user.click(screen.getByRole('link', { name: 'View details' }));
  expect(fake.host.navigation.current()).toBe('/user/myCard');
  expect(fake.requests.map(({ path: asked }) => asked)).not.toContain('/track/1');
});

test('A-118 a disabled link says why and goes nowhere', async () => {
  const { fake, user } = await openDetail({ url: '/coupon/1', url_disabled: true });
  expect(screen.queryByText(/no longer exists/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View details' }));
  expect(screen.getByText(/This coupon no longer exists/)).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/inboxDetail/1');
});

test('opening the page of an unread message marks it read once', async () => {
  const { fake } = await openDetail(
    { is_read: false },
    { [`PATCH ${path}/1`]: { body: sampleMessage('1') } },
  );
  const calls = (wanted: string) => fake.requests.filter(({ method }) => method === wanted);
  // It is read again once it is marked.
  await waitFor(() => {
    expect(calls('GET').length).toBeGreaterThan(1);
  });
  expect(calls('PATCH')).toHaveLength(1);
});

test.each([
  ['undecided', ['http://api.test/opened/1']],
  ['all', ['http://api.test/opened/1']],
  ['essential', []],
] as const)('with consent %s the opening is counted by the pictures %j', async (consent, pictures) => {
  const requested: string[] = [];
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((address) => {
    requested.push(address);
  });
  await openDetail({ open_track_url: 'http://api.test/opened/1' }, {}, consent);
  expect(requested).toEqual(pictures);
});

test.each([
  ['/inbox', { [`GET ${path}`]: { status: 500 } }, 'Inbox'],
  ['/inboxDetail/9', { [`GET ${path}/9`]: { status: 500 } }, 'Message'],
])(
  'an answer that is none is said on %s, under the name of the page (§8)',
  async (page, api: FakeRoutes, heading) => {
    await mountAt(page, { api });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Seems there is an error here.*API-500/);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  },
);
