import type { PagedList } from '@mrw/shared-contracts';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Summary } from './summary';
import { ViewAll } from './view-all';
import { mountAt } from '../testing/mount';
import { profileRoutes } from '../testing/profile-routes';

const refused = { kind: 'refused', status: 500, detail: null, fields: {} } as const;

function show(changes: Partial<PagedList<number>>) {
  const refresh = jest.fn();
  const list: PagedList<number> = {
    state: 'ready',
    items: [1, 2, 3, 4, 5, 6, 7],
    failure: null,
    hasMore: false,
    loadMore: () => undefined,
    loadingMore: false,
    moreFailed: false,
    unread: 0,
    refreshing: false,
    refresh,
    readAt: null,
    ...changes,
  };
  const { container } = renderWithHost(
    <Summary title="Points" list={list} viewAll={<a href="/all">All</a>}>
      {(items) => <p>{items.join(' ')}</p>}
    </Summary>,
  );
  return { refresh, content: container.querySelector('[aria-busy]') };
}

test.each<[string, Partial<PagedList<number>>, RegExp, string]>([
  ['that is read', { state: 'loading', items: [] }, /^$/, 'true'],
  ['that is empty', { state: 'empty', items: [] }, /^No records yet/, 'false'],
  ['that was read', {}, /^1 2 3 4 5$/, 'false'],
  ['that is read again', { refreshing: true }, /^1 2 3 4 5$/, 'true'],
  ['that failed to be read again', { failure: refused }, /out of date.*1 2 3 4 5$/, 'false'],
  [
    'that was empty and failed to be read again',
    { state: 'empty', items: [], failure: refused },
    /out of date.*No records/,
    'false',
  ],
  ['with unreadable entries', { unread: 1 }, /Some entries could not be read.*1 2 3 4 5$/, 'false'],
  ['that failed', { state: 'failed', items: [], failure: refused }, /^“Points” could not be read\./, 'false'],
])('the summary of a list %s', (_, changes, text, busy) => {
  const { content } = show(changes);
  expect(content).toHaveTextContent(text);
  expect(content).toHaveAttribute('aria-busy', busy);
  expect(content?.querySelectorAll('div.bone')).toHaveLength(changes.state === 'loading' ? 5 : 0);
  expect(screen.getByRole('region', { name: 'Points' })).toContainElement(screen.getByRole('link'));
});

test.each<Partial<PagedList<number>>>([{ state: 'failed', failure: refused }, { failure: refused }])(
  'what failed is read again at a press: %j',
  async (changes) => {
    const { refresh } = show(changes);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  },
);

test('the whole list opens over the page on a desktop, and closes', async () => {
  renderWithHost(
    <ViewAll title="Points" page="/reward_status">
      Everything
    </ViewAll>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'View all – Points' }));
  expect(screen.getByRole('dialog', { name: 'Points' })).toHaveTextContent('Everything');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const open = (path: string, shortcuts = true) => mountAt(path, { api: profileRoutes, config: { shortcuts } });

test.each(['/user/myProfile', '/user/myCard'])('%s leads to the payment with cash dollars', async (path) => {
  await open(path);
  const link = await screen.findByRole('link', { name: 'Cash dollars 125,000 points = HK$125.00 Pay' });
  expect(link).toHaveAttribute('href', '/use_cash_dollar');
});

test.each([
  ['/user/myProfile', /^Reward claims/, '/transaction'],
  ['/transaction_history', /^Is a purchase missing\?/, '/transaction/create'],
])('%s leads to the reward claims', async (path, name, to) => {
  await open(path);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

test('a deployment without shortcuts has none', async () => {
  await open('/user/myProfile', false);
  expect(screen.queryByRole('link', { name: /Cash dollars|Reward claims/ })).not.toBeInTheDocument();
});
