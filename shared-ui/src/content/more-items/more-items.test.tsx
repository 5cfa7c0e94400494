import { renderWithHost, watchListEnds, forgetListEnds } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

test.each([
  ['that has more', 1, {}, {}],
  ['that has no more', 0, { hasMore: false }, {}],
  ['whose next page is loading', 0, { loadingMore: true }, {}],
  ['whose next page failed', 0, { moreFailed: true }, {}],
  ['that is extended by hand', 0, {}, { byHand: true }],
])('at its end a list %s loads the next page %s times', (_, times, over, props) => {
  const { ends, loadMore } = open(over, props);
  ends.at(-1)?.see(true);
  expect(loadMore).toHaveBeenCalledTimes(times);
});

test.each([
  ['the window', {}, null],
  ['its own scrolling element', { scrollParent: document.body }, document.body],
])('a list in %s watches the end of it', (_, props, root) => {
  expect(open({}, props).ends.at(-1)?.root ?? null).toBe(root);
});

test('a list that is extended by hand has a button for its next page', async () => {
  const { loadMore } = open({}, { byHand: true });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});

function LastPage({ byHand }: { byHand: boolean }) {
  const [loadingMore, setLoadingMore] = useState(true);
  const list = { items: [1, 2], moreFailed: false, loadMore: jest.fn(), loadingMore, hasMore: loadingMore };
  return (
    <>
      <MoreItems list={list} failure="No more could be read." byHand={byHand} />
      <button
        type="button"
        onClick={() => {
          setLoadingMore(false);
        }}
      >
        Answer
      </button>
    </>
  );
}

describe('with a clock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    watchListEnds();
  });

  test.each([true, false])('the indicator of a last page stays for 1 s, by hand: %p (Q-151)', (byHand) => {
    renderWithHost(<LastPage byHand={byHand} />);
    const wait = (milliseconds: number) => {
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
    };
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    wait(999);
    expect(screen.getByRole('button', { name: 'Loading more' })).toBeInTheDocument();
    wait(1);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Answer']);
  });
});

test('the shapes of the next items are drawn after the list until it ends', () => {
  open({}, { ahead: <p>shapes</p> });
  expect(screen.getByText('shapes')).toBeInTheDocument();
});

test('a list without a failure shows no alert', () => {
  open();
  expect(screen.queryByRole('alert')).toBeNull();
});
