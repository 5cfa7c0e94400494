import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useHost } from '../host/host-context';
import { memberSession, renderWithHost, type FakeHostOptions, type FakeRoutes } from '../testing';
import { usePagedList } from './use-paged-list';

const item = z.object({ id: z.string() });
const next = { link: '<http://api.test/things?page=2>; rel="next"' };
const twoPages: FakeRoutes = {
  'GET /things': ({ query }) =>
    query.get('page') === '2'
      ? { body: [{ id: 'b' }, { id: 'c' }] }
      : { body: [{ id: 'a' }, { id: 'b' }], headers: next },
};

function List({ enabled }: { enabled?: boolean }) {
  const { http } = useHost();
  const list = usePagedList({
    key: ['things'],
    client: http.other,
    first: { url: '/things' },
    item,
    ...(enabled === undefined ? {} : { enabled }),
  });
  return (
    <>
      <p role="status">
        {[
          list.state,
          list.items.map(({ id }) => id).join(''),
          list.failure?.kind ?? 'fine',
          list.readAt === null ? 'never' : 'read',
          ...(list.unread > 0 ? [`without ${list.unread}`] : []),
          ...(list.refreshing ? ['refreshing'] : []),
          ...(list.loadingMore ? ['loading more'] : []),
          ...(list.moreFailed ? ['more failed'] : []),
          ...(list.hasMore ? ['has more'] : []),
        ].join(' ')}
      </p>
      <button onClick={list.loadMore}>More</button>
      <button onClick={list.refresh}>Refresh</button>
    </>
  );
}

const open = (api: FakeRoutes, options: FakeHostOptions = {}, enabled?: boolean) =>
  renderWithHost(<List {...(enabled === undefined ? {} : { enabled })} />, { ...options, api }).fake;
const says = (text: string) =>
  waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(text);
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a list goes on by its links, without an item twice, and has no more at the end', async () => {
  const { requests } = open(twoPages);
  await says('ready ab fine read has more');
  await press('More');
  await says('ready abc fine read');
  await press('More');
  // The first page is read once more: the second one continues it.
  expect(requests.map(({ query }) => query.get('page'))).toEqual([null, '2', null]);
});

test('of a page with thousands of items a hundred more are drawn at each step, and then the next page', async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ id: `${index},` }));
  const { requests } = open({
    'GET /things': ({ query }) =>
      query.get('page') === '2' ? { body: [{ id: 'last' }] } : { body: many, headers: next },
  });
  const ids = (count: number) =>
    many
      .slice(0, count)
      .map(({ id }) => id)
      .join('');
  await says(`ready ${ids(100)} fine read has more`);
  await press('More');
  await says(`ready ${ids(200)} fine read has more`);
  await press('More');
  await says(`ready ${ids(250)} fine read has more`);
  expect(requests).toHaveLength(1);
  await press('More');
  await says(`ready ${ids(250)}last fine read`);
  expect(requests.filter(({ query }) => query.get('page') === '2')).toHaveLength(1);
});

function Hidden() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button
        onClick={() => {
          setShown(!shown);
        }}
      >
        Turn
      </button>
      {shown && <List />}
    </>
  );
}

test('returning to a list of many pages shows all of them', async () => {
  const page = (number: number) => Array.from({ length: 60 }, (_, index) => ({ id: `${number}-${index},` }));
  renderWithHost(<Hidden />, {
    api: {
      'GET /things': ({ query }) => {
        const number = Number(query.get('page') ?? 1);
        const link = `<http://api.test/things?page=${number + 1}>; rel="next"`;
        return { body: page(number), ...(number < 3 ? { headers: { link } } : {}) };
      },
    },
  });
  const last = (number: number) =>
    waitFor(() => {
      expect(screen.getByRole('status').textContent).toContain(`${number}-59,`);
    });
  await last(1);
  await press('More');
  await last(2);
  await press('More');
  await last(3);
  await press('Turn');
  await press('Turn');
  expect(screen.getByRole('status').textContent).toContain('3-59,');
});

test('a list is loading until the server has said that it is empty', async () => {
  let answer: () => void = () => undefined;
  open({
    'GET /things': () =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ body: [] });
        };
      }),
  });
  await says('loading  fine never');
  answer();
  await says('empty  fine read');
});

test('a first page that fails is a failure, and read again it is there', async () => {
  let broken = true;
  open({ 'GET /things': () => (broken ? { failure: 'network' } : { body: [{ id: 'a' }] }) });
  await says('failed  network never');
  broken = false;
  await press('Refresh');
  await says('ready a fine read');
});

test('a next page that fails leaves what is there, says so, and can be requested again', async () => {
  let broken = true;
  const { requests } = open({
    'GET /things': ({ query }) =>
      query.get('page') !== '2'
        ? { body: [{ id: 'a' }], headers: next }
        : broken
          ? { status: 403 }
          : { body: [{ id: 'b' }] },
  });
  await says('ready a fine read has more');
  await press('More');
  await says('ready a refused read more failed has more');
  broken = false;
  await press('More');
  await says('ready ab fine read');
  expect(requests.filter(({ query }) => query.get('page') === '2')).toHaveLength(2);
});

test('what cannot be read is left out and counted, over all pages', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open({
    'GET /things': ({ query }) =>
      query.get('page') === '2'
        ? { body: [null, { id: 'b' }, 7] }
        : { body: [{ id: 'a' }, 'x'], headers: next },
  });
  await says('ready a fine read without 1 has more');
  await press('More');
  await says('ready ab fine read without 3');
});

test('while something is under way it is said what, and more follows when the list was read again', async () => {
  const waiting: (() => void)[] = [];
  let hold = false;
  const { requests } = open({
    'GET /things': async ({ query }) => {
      if (hold)
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      return query.get('page') === '2' ? { body: [{ id: 'b' }] } : { body: [{ id: 'a' }], headers: next };
    },
  });
  await says('ready a fine read has more');
  hold = true;
  await press('Refresh');
  await says('ready a fine read refreshing has more');
  await press('More');
  expect(requests).toHaveLength(2);
  waiting[0]?.();
  await says('ready a fine read loading more has more');
  await press('More');
  expect(requests).toHaveLength(3);
  waiting[1]?.();
  await says('ready ab fine read');
});

test('a list that is held back requests nothing', async () => {
  const { requests } = open(twoPages, {}, false);
  await says('loading  fine never');
  expect(requests).toEqual([]);
});

test('another member and another language never see the answer for the one before', async () => {
  const member = (uid: string) =>
    memberSession({ uid, membershipId: uid, displayName: uid, customer: null, pointAccount: null });
  let count = 0;
  const fake = open(
    {
      'GET /things': () => {
        count += 1;
        return { body: [{ id: String(count) }] };
      },
    },
    { session: member('1') },
  );
  await says('ready 1 fine read');
  act(() => {
    fake.session$.next(member('2'));
  });
  await says('ready 2 fine read');
  act(() => {
    fake.host.setLanguage('zh-Hans');
  });
  await says('ready 3 fine read');
  act(() => {
    fake.session$.next({ kind: 'visitor' });
  });
  await says('ready 4 fine read');
});
