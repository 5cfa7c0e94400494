import { type FakeAnswer, goOffline, goOnline, renderRemote } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import app from '../app';
import { sampleDetail } from '../testing/stores';

let end = () => Promise.resolve();
afterEach(() => {
  return end();
});

/** Opens a store whose answers the test gives. */
async function open(path = '/storeDetail/1', call = 'GET /stores/1') {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  const { fake, domElement, unmount } = await renderRemote(app, {
    path,
    api: {
      [call]: () =>
        new Promise((resolve) => {
          waiting.push(resolve);
        }),
    },
  });
  end = unmount;
  await waitFor(() => {
    expect(waiting).toHaveLength(1);
  });
  const answer = async (given: FakeAnswer) => {
    await act(async () => {
      waiting.shift()?.(given);
      await Promise.resolve();
    });
  };
  return { fake, domElement, answer, waiting, user: userEvent.setup() };
}

test('while a store is loading the page has its hidden title, and says that it loads', async () => {
  const { fake, domElement, answer } = await open();
  expect(screen.getByRole('progressbar', { name: 'Loading the store' })).toBeInTheDocument();
  expect(domElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Store detail' })).toHaveClass('visuallyHidden');
  expect(fake.pageMeta()).toEqual({ unlisted: false });
  await answer({ body: sampleDetail() });
  expect(await screen.findByRole('heading', { level: 1, name: /Pier One$/ })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  expect(domElement.querySelector('[aria-busy="true"]')).toBeNull();
});

test('the way to a store leads back to the directory', async () => {
  const { answer } = await open();
  await answer({ body: sampleDetail() });
  const crumbs = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(crumbs).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  expect(within(crumbs).getByRole('link', { name: 'Store directory' })).toHaveAttribute(
    'href',
    '/about/store',
  );
  expect(within(crumbs).queryByRole('link', { name: 'Store detail' })).toBeNull();
});

test('after a failure the title is seen, and a further request loads the store as the first one', async () => {
  const { answer, waiting, user } = await open();
  await answer({ status: 500, body: {} });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Store detail' })).not.toHaveClass('visuallyHidden');
  await user.click(retry);
  expect(waiting).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Loading the store' })).toBeInTheDocument();
  await answer({ body: sampleDetail() });
  expect(await screen.findByRole('heading', { level: 1, name: /Pier One$/ })).toBeVisible();
});

test.each([
  ['a refusal', { status: 403, body: {} }],
  ['an error of the server', { status: 500, body: {} }],
  ['a lost network', { failure: 'network' } as const],
])('after %s the store is not called missing', async (_, given) => {
  const { answer } = await open();
  await answer(given);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/^We could not find this store/)).toBeNull();
});

test.each([
  [
    'cannot be read again stays, and says that it may be old',
    { status: 403, body: {} },
    /may be out of date/,
    1,
  ],
  [
    'is gone in the meantime is not shown any more',
    { status: 404, body: {} },
    /^We could not find this store/,
    0,
  ],
])('a store that %s', async (_, again, text, shown) => {
  const { answer, waiting } = await open();
  await answer({ body: sampleDetail() });
  await screen.findByRole('heading', { level: 1, name: /Pier One$/ });
  // What is older than half a minute is read again when the network is back.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  goOffline();
  goOnline();
  await waitFor(() => {
    expect(waiting).toHaveLength(1);
  });
  await answer(again);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByRole('heading', { level: 1, name: /Pier One$/ })).toHaveLength(shown);
});

test('offline, a store that was not read has no age', async () => {
  const { answer } = await open();
  await answer({ failure: 'network' });
  goOffline();
  expect(await screen.findByText(/^You are offline/)).not.toHaveTextContent('saved');
});

test('an id of the address is part of the path of the request, whatever its characters', async () => {
  const { fake } = await open('/storeDetail/a%2Fb', 'GET /stores/a%2Fb');
  expect(fake.requests.map(({ path }) => path)).toContain('/stores/a%2Fb');
});
