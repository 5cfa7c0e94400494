import type { ApiFailure, PagedList } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { goOffline, renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCampaign } from '../testing/samples';
import { CampaignList, type CampaignListProps } from './campaign-list';

const failure: ApiFailure = { kind: 'timeout' };
const listOf = (fields: Partial<PagedList<Campaign>>): PagedList<Campaign> => ({
  items: [],
  state: 'ready',
  failure: null,
  readAt: null,
  refreshing: false,
  loadingMore: false,
  moreFailed: false,
  unread: 0,
  hasMore: false,
  loadMore: jest.fn(),
  refresh: jest.fn(),
  ...fields,
});
const two = [sampleCampaign({ id: '1', name: 'One' }), sampleCampaign({ id: '2', name: 'Two' })];

function draw(fields: Partial<PagedList<Campaign>>, props: Partial<CampaignListProps> = {}) {
  const list = listOf(fields);
  const result = renderWithHost(
    <CampaignList label="Offers" list={list} within={3} empty={<p>Nothing here</p>} {...props} />,
  );
  return { ...result, list };
}

test('a list that is read for the first time is busy, an empty one says so', () => {
  const { container, unmount } = draw({ state: 'loading' });
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(screen.queryByText('Nothing here')).toBeNull();
  unmount();
  draw({ state: 'empty' });
  expect(screen.getByText('Nothing here')).toBeInTheDocument();
});

test.each([
  ['page', true, 'We could not reach the shop system.'],
  ['section', true, 'Seems there is an error here, please refresh or try again later.'],
  [undefined, true, 'Seems there is an error here, please refresh or try again later.'],
  ['section', false, 'We could not reach the shop system.'],
] as const)(
  'a list that failed in the place %p, with a network: %p, says %p and is read again',
  async (place, online, words) => {
    if (!online) goOffline();
    const { list, container } = draw({ state: 'failed', failure }, place ? { place } : {});
    expect(container).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button'));
    expect(list.refresh).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['page', 2, 'high'],
  ['section', 3, null],
] as const)(
  'in the place %s names are headings of level %i, and the first picture is %p',
  (place, level, priority) => {
    draw({ items: two }, { place });
    expect(screen.getAllByRole('heading', { level })).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Offers' })).toBeInTheDocument();
    const covers = [...document.querySelectorAll('.photo > .picture img, .photo img')];
    expect(covers.map((cover) => cover.getAttribute('fetchpriority'))).toEqual([priority, null]);
  },
);

test.each([
  ['was read', null, false, false],
  ['could not be read again', failure, false, true],
  ['has a next page that failed', failure, true, false],
])('a list that %s says of its cards what it knows', (_, failed, moreFailed, outdated) => {
  draw({ items: two, failure: failed, moreFailed, hasMore: moreFailed });
  expect(screen.queryByText(/could not be refreshed|may be out of date/i) !== null).toBe(outdated);
});
