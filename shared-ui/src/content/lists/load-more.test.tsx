import { HostProvider } from '@mrw/shared-contracts';
import { fakeHost, forgetListEnds, renderWithHost, watchListEnds } from '@mrw/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../../dialogs/overlays/dialog';
// Loaded before the test, which then does not wait for it.
import '../../dialogs/overlays/dialog-layer';
import { LoadMore, type LoadMoreProps } from './load-more';

let ends: ReturnType<typeof watchListEnds> = [];
const endSeen = () => ends.at(-1)?.see(true);

beforeEach(() => {
  ends = watchListEnds();
});

afterEach(forgetListEnds);

test('near the end the next page is requested once, and again when it has arrived', async () => {
  const load = jest.fn();
  function List() {
    const [{ shown, loading }, setList] = useState({ shown: 20, loading: false });
    return (
      <>
        <button onClick={() => setList({ shown: shown + 20, loading: false })}>Answer</button>
        <LoadMore
          hasMore
          loading={loading}
          shown={shown}
          onLoadMore={() => {
            load();
            setList({ shown, loading: true });
          }}
        />
      </>
    );
  }
  renderWithHost(<List />);
  expect(load).not.toHaveBeenCalled();
  endSeen();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading more');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  endSeen();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a reader who comes near the end once gets one page, also when it comes slowly', async () => {
  const load = jest.fn();
  function List() {
    const [shown, setShown] = useState(20);
    return (
      <>
        <button onClick={() => setShown(shown + 20)}>Answer</button>
        <LoadMore hasMore loading={false} shown={shown} onLoadMore={load} ahead={<p>shape</p>} />
      </>
    );
  }
  renderWithHost(<List />);
  endSeen();
  // The next page moves the end away: the new end has not been visible.
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  [undefined, '0px 0px 100px 0px'],
  [50, '0px 0px 50px 0px'],
])('with a distance of %p the margin is %s (Q-150)', (distance, margin) => {
  renderWithHost(<LoadMore hasMore loading={false} onLoadMore={() => undefined} distance={distance} />);
  expect(ends.map((end) => end.margin)).toEqual([margin]);
});

test('after a failure only the button tries again', async () => {
  const load = jest.fn();
  renderWithHost(<LoadMore hasMore loading={false} paused onLoadMore={load} />);
  endSeen();
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('the end of the list is announced and has no button', () => {
  renderWithHost(<LoadMore hasMore={false} loading={false} onLoadMore={() => undefined} shown={41} />);
  expect(screen.getByRole('status')).toHaveTextContent('All shown: 41 items');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['while a page is loading', { loading: true, shown: 20 }, 'Loading more'],
  ['after a page has arrived', { shown: 20 }, '20 items shown'],
  ['at the end', { hasMore: false, shown: 1 }, 'All shown: 1 item'],
  ['for an empty list', { hasMore: false, shown: 0 }, ''],
  ['for a list that is not counted', {}, ''],
])('%s the announcement is as given', (_, props, announcement) => {
  renderWithHost(<LoadMore hasMore loading={false} onLoadMore={() => undefined} {...props} />);
  expect(screen.getByRole('status').textContent).toBe(announcement);
});

test.each([
  ['while a page is loading', { loading: true }],
  ['at the end of a whole list', { hasMore: false }],
])('%s nothing is requested', (_, props) => {
  const load = jest.fn();
  renderWithHost(<LoadMore hasMore loading={false} onLoadMore={load} {...props} />);
  endSeen();
  expect(load).not.toHaveBeenCalled();
});

test('a button that loads says so', () => {
  renderWithHost(<LoadMore hasMore loading onLoadMore={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Loading more' })).toBeInTheDocument();
});

test('what is requested near the end is what the last render asks for', () => {
  const [before, now] = [jest.fn(), jest.fn()];
  const host = fakeHost().host;
  const list = (load: () => void) => (
    <HostProvider host={host}>
      <LoadMore hasMore loading={false} onLoadMore={load} />
    </HostProvider>
  );
  const { rerender } = render(list(before));
  rerender(list(now));
  endSeen();
  expect(before).not.toHaveBeenCalled();
  expect(now).toHaveBeenCalledTimes(1);
});

describe('the shape of the next page', () => {
  const list = (props: Partial<LoadMoreProps>) => (
    <LoadMore
      hasMore
      loading={false}
      onLoadMore={() => undefined}
      shown={20}
      ahead={<p>shape</p>}
      {...props}
    />
  );

  test('is drawn anew for each page, so that nothing on the screen moves', async () => {
    function List() {
      const [shown, setShown] = useState(20);
      return (
        <>
          <button onClick={() => setShown(shown + 20)}>Answer</button>
          {list({ shown, hasMore: shown < 60 })}
        </>
      );
    }
    renderWithHost(<List />);
    const first = screen.getByText('shape');
    const answer = screen.getByRole('button', { name: 'Answer' });
    await userEvent.click(answer);
    expect(screen.getByText('shape')).not.toBe(first);
    await userEvent.click(answer);
    expect(screen.queryByText('shape')).toBeNull();
  });

  test.each([
    ['after a failure', { paused: true }],
    ['of a whole list', { hasMore: false }],
    ['that was not given', { ahead: undefined }],
  ])('is not there %s', (_, props) => {
    renderWithHost(list(props));
    expect(screen.queryByText('shape')).toBeNull();
  });

  test('is not there in a browser that does not watch the end: only the button loads more', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    renderWithHost(list({}));
    expect(screen.queryByText('shape')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show more' })).toBeInTheDocument();
  });
});

test('in a dialog the distance is measured in what the dialog scrolls (Q-150)', async () => {
  renderWithHost(
    <Dialog open title="Stores" onClose={() => undefined}>
      <p>Pier Road</p>
      <LoadMore hasMore loading={false} onLoadMore={() => undefined} distance={50} />
    </Dialog>,
  );
  const content = (await screen.findByText('Pier Road')).parentElement;
  expect(ends.at(-1)).toMatchObject({ margin: '0px 0px 50px 0px' });
  expect(ends.at(-1)?.root).toBe(content);
});
