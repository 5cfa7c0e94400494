import { renderWithHost, watchListEnds, forgetListEnds } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreItems, type MoreItemsProps } from './more-items';

afterEach(forgetListEnds);

function open(over: Partial<MoreItemsProps['list']> = {}, props: Partial<MoreItemsProps> = {}) {
  const ends = watchListEnds();
  const loadMore = jest.fn();
  const list = { items: [1, 2], loadingMore: false, moreFailed: false, hasMore: true, loadMore, ...over };
  renderWithHost(<MoreItems list={list} failure="No more could be read." {...props} />);
  return { ends, loadMore };
}

test.each([
  [{}, '0px 0px 100px 0px'],
  [{ distance: 50 }, '0px 0px 50px 0px'],
])('with %j the next page loads %s before the end of the list', (props, margin) => {
  expect(open({}, props).ends.at(-1)?.margin).toBe(margin);
});

test('a next page that failed is one line with Retry', async () => {
  const { loadMore } = open({ moreFailed: true });
  expect(screen.getByRole('alert')).toHaveTextContent('No more could be read.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('a list that is extended by hand ends without anything after its last page', () => {
  open({ hasMore: false }, { byHand: true });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a list that is extended by scrolling says that all of it is shown', () => {
  open({ hasMore: false });
  expect(screen.getByRole('status')).toHaveTextContent('2');
});
