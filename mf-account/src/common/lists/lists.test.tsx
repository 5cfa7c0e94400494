import {
  type FakeAnswer,
  forgetListEnds,
  renderWithHost,
  watchListEnds,
} from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleActivity, sampleLog } from '../../testing/activity-log';
import { sampleCoupon } from '../../testing/coupons';
import { mountAt } from '../../testing/mount';
import { ListStates, RowSkeletons } from './list-states';
import { sampleClaim } from '../../testing/claims';
import { pageWithNext } from '../../testing/lists';
import { sampleMessage } from '../../testing/messages';
import { sampleTransaction } from '../../testing/transactions';

describe('growing table', () => {
  const points = { points: 700, expiration_date: '2099-12-31T23:59:59+08:00' };
  const api = {
    'GET /levels': { body: [] },
    'GET /customers/12/activity_logs': { body: sampleLog },
    'GET /point-accounts/12/point_statuses': { body: [points] },
    'GET /customers/12/coupons': { body: [sampleCoupon('1')] },
    'GET /customers/12/transaction_history': { body: [sampleTransaction(1)] },
  };

  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2_000);
  });
  afterEach(() => {
    forgetListEnds();
  });

  test.each(['Activity log', 'Reward status: points', 'Reward status: coupons', 'Transaction history'])(
    'the modal of %s goes on at 90 %% of its table (Q-150)',
    async (title) => {
      const ends = watchListEnds();
      await mountAt('/user/myProfile', { api });
      await userEvent.click(await screen.findByRole('button', { name: `View all – ${title}` }));
      const modal = await screen.findByRole('dialog', { name: title });
      await within(modal).findByRole('table');
      expect(ends.at(-1)?.margin).toBe('0px 0px 200px 0px');
    },
  );

  test.each([
    ['/activity_log', '0px 0px 200px 0px'],
    ['/reward_status', '0px 0px 100px 0px'],
    ['/transaction_history', '0px 0px 100px 0px'],
  ])('the table of the page %s goes on with a margin of %s', async (page, margin) => {
    const ends = watchListEnds();
    await mountAt(page, { api });
    await screen.findByRole('table');
    expect(ends.at(-1)?.margin).toBe(margin);
  });
});

type List = Parameters<typeof ListStates>[0]['list'];

function show(changes: Partial<List>, outOfReach?: boolean) {
  const refresh = jest.fn();
  const list: List = {
    state: 'ready',
    failure: null,
    moreFailed: false,
    unread: 0,
    refreshing: false,
    refresh,
    ...changes,
  };
  const { container } = renderWithHost(
    <ListStates list={list} empty={{ message: 'Nothing yet' }} {...(outOfReach ? { outOfReach } : {})}>
      Entries
    </ListStates>,
  );
  return { refresh, container: container.firstElementChild };
}
const refused = { kind: 'refused', status: 500, detail: null, fields: {} } as const;

test.each<[string, Partial<List>, RegExp, string]>([
  ['that is read', { state: 'loading' }, /^$/, 'true'],
  ['that is empty', { state: 'empty' }, /^Nothing yet$/, 'false'],
  ['that was read', {}, /^Entries$/, 'false'],
  ['that is read again', { refreshing: true }, /^Entries$/, 'true'],
  ['whose next page failed', { failure: refused, moreFailed: true }, /^Entries$/, 'false'],
  ['that failed to be read again', { failure: refused }, /out of date.*Entries$/, 'false'],
  [
    'that was empty and failed to be read again',
    { state: 'empty', failure: refused },
    /out of date/,
    'false',
  ],
  ['with unreadable entries', { unread: 1 }, /Some entries could not be read.*Entries$/, 'false'],
])('a list %s', (_, changes, text, busy) => {
  const { container } = show(changes);
  expect(container).toHaveTextContent(text);
  expect(container).toHaveAttribute('aria-busy', busy);
  expect(container?.querySelectorAll('div.bone')).toHaveLength(changes.state === 'loading' ? 5 : 0);
});

test.each([
  ['says what the server said', undefined, /Seems there is an error/],
  ['says that it is out of reach', true, /could not reach the shop system/],
])('a list that failed %s, and can be read again', async (_, outOfReach, words) => {
  const { refresh } = show({ state: 'failed', failure: refused }, outOfReach);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByText('Entries')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('what was read can be read again when that failed', async () => {
  const { refresh } = show({ failure: refused });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page has as many rows of a skeleton as it asks for', () => {
  const { container } = renderWithHost(<RowSkeletons count={3} />);
  expect(container.querySelectorAll('div.bone')).toHaveLength(3);
});

const member = '/customers/12';
const login = (day: number) => sampleActivity(String(day), 'LOGIN', {}, day);
const points = (amount: number) => ({ points: amount, expiration_date: '2099-12-31T23:59:59+08:00' });

const lists = [
  [
    '/inbox',
    `${member}/inbox_messages`,
    [sampleMessage('1'), sampleMessage('2')],
    ['Message 1', 'Message 2'],
  ],
  ['/transaction', `${member}/transactions`, [sampleClaim('1'), sampleClaim('2')], ['Store 1', 'Store 2']],
  ['/activity_log', `${member}/activity_logs`, [login(21), login(22)], ['21 Nov 2026', '22 Nov 2026']],
  [
    '/transaction_history',
    `${member}/transaction_history`,
    [sampleTransaction(1), sampleTransaction(2)],
    ['R1', 'R2'],
  ],
  ['/reward_status', '/point-accounts/12/point_statuses', [points(700), points(800)], ['700', '800']],
] as const;

test.each([...lists.map(([page]) => page), '/expiry_centre'])(
  'when %s is read again on request its line is there from the press on, while the tokens are renewed',
  async (page) => {
    const answers = lists.map(([, path, [first]]) => [`GET ${path}`, { body: [first] }]);
    const fake = await mountAt(page, { api: Object.fromEntries(answers) });
    await waitFor(
      () => {
        expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      },
      { timeout: 5_000 },
    );
    let renew = () => {};
    jest.spyOn(fake.host.auth, 'renewTokens').mockReturnValue(
      new Promise((resolve) => {
        renew = resolve;
      }),
    );
    const calls = fake.requests.length;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getAllByRole('progressbar', { name: 'Updating' })).not.toHaveLength(0);
    expect(fake.requests).toHaveLength(calls);
    renew();
    await waitFor(() => {
      expect(fake.requests.length).toBeGreaterThan(calls);
    });
  },
);

test.each(lists)(
  'when the next page of %s fails it is one line with Retry, and what is there stays',
  async (page, path, [first, second], [there, more]) => {
    let next: FakeAnswer = { status: 400, body: {} };
    await mountAt(page, {
      api: {
        [`GET ${path}`]: ({ query }) =>
          query.get('page[number]') === '2'
            ? next
            : pageWithNext([first], `http://api.test${path}?page[number]=2`),
        [`GET ${path}/1`]: { body: first },
      },
    });
    const shown = (text = '') => screen.queryAllByText(new RegExp(text));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The next ones could not be read.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The next ones could not be read.');
    expect(shown(there)).not.toHaveLength(0);
    next = { body: [second] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(shown(more)).not.toHaveLength(0);
    });
    expect(screen.queryByText('The next ones could not be read.')).not.toBeInTheDocument();
  },
);

test.each(lists)(
  'when %s cannot be read again it stays, and says that it may be old',
  async (page, path, [first], [there]) => {
    let answer: FakeAnswer = { body: [first] };
    await mountAt(page, {
      api: {
        [`GET ${path}`]: () => answer,
        [`GET ${path}/1`]: { body: first },
      },
    });
    await screen.findAllByText(new RegExp(there));
    answer = { status: 500, body: {} };
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you see may be out of date.');
    expect(screen.getAllByText(new RegExp(there))).not.toHaveLength(0);
    answer = { body: [first] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
);
