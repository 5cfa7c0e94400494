import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleStore, sampleStores } from '../testing/stores';
import { useAllStores } from './use-all-stores';
import { useNamedStores } from './use-named-stores';

function All({ wanted }: { wanted: boolean }) {
  const { state, stores, failure, readAt, fetching, retry } = useAllStores(wanted);
  return (
    <>
      <p>{[state, stores.map(({ id }) => id).join(), failure?.kind ?? 'fine', fetching].join(' ')}</p>
      <time>{readAt}</time>
      <button onClick={retry}>again</button>
    </>
  );
}
function Named({ name, wanted = true }: { name: string; wanted?: boolean }) {
  const { state, stores } = useNamedStores(name, wanted);
  return <p>{[state, stores.map((store) => store.id).join()].join(' ')}</p>;
}
const show = (stores: FakeRoutes[string], element = <All wanted />) =>
  renderWithHost(element, { api: { 'GET /stores': stores } });
const next = (page: number) => ({ link: `<http://api.test/stores?page%5Bnumber%5D=${page}>; rel="next"` });

test('stores are not requested before they are wanted', () => {
  const { fake } = show({ body: sampleStores(2) }, <All wanted={false} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('loading fine false');
  expect(screen.getByRole('time')).toBeEmptyDOMElement();
  expect(fake.requests).toEqual([]);
});

test('all pages are joined, a store of two pages is there once, and the link of the server is followed as it is', async () => {
  const { fake } = show(({ query }) =>
    query.get('page[number]') === '2'
      ? { body: sampleStores(4).slice(1) }
      : { body: sampleStores(2), headers: next(2) },
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('loading fine true');
  expect(await screen.findByText('ready 1,2,3,4 fine false')).toBeInTheDocument();
  expect(Number(screen.getByRole('time').textContent)).toBeGreaterThan(0);
  expect(fake.requests.map(({ query }) => Object.fromEntries(query))).toEqual([
    { sort: 'display_priority', 'page[size]': '200' },
    { 'page[number]': '2' },
    { sort: 'display_priority', 'page[size]': '200' },
  ]);
});

test('a page without a new store ends the loading, although it links to another', async () => {
  const { fake } = show({ body: sampleStores(2), headers: next(2) });
  expect(await screen.findByText('ready 1,2 fine false')).toBeInTheDocument();
  expect(fake.requests.map(({ query }) => query.get('page[number]'))).toEqual([null, '2', null]);
});

test('after a failure the stores are requested again', async () => {
  let answer: FakeAnswer = { failure: 'network' };
  show(() => answer);
  expect(await screen.findByText('failed network false')).toBeInTheDocument();
  answer = { body: sampleStores(1) };
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(await screen.findByText('ready 1 fine false')).toBeInTheDocument();
});

test('stores stay when they cannot be read again', async () => {
  let answer: FakeAnswer = { body: sampleStores(1) };
  show(() => answer);
  expect(await screen.findByText('ready 1 fine false')).toBeInTheDocument();
  answer = { failure: 'timeout' };
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(await screen.findByText('ready 1 timeout false')).toBeInTheDocument();
});

test('another language is read anew', async () => {
  const { fake } = show({ body: sampleStores(1) });
  await screen.findByText('ready 1 fine false');
  act(() => {
    fake.host.setLanguage('zh-Hant');
  });
  expect(await screen.findByText('ready 1 fine false')).toBeInTheDocument();
  expect(fake.requests).toHaveLength(2);
});

const named = [
  sampleStore({
    id: '1',
    name: 'Pier Coffee',
    translations: [{ language: 'zh-Hant', name: '碼頭', address: null }],
  }),
  sampleStore({ id: '2', name: 'Jade Kitchen', translations: [] }),
];

test.each([
  ['', 'ready 1,2'],
  ['jade', 'ready 2'],
  ['码头', 'ready 1'],
  ['nowhere', 'ready'],
])('of all stores "%s" finds: %s', async (name, expected) => {
  show({ body: named }, <Named name={name} />);
  expect(await screen.findByText(expected)).toBeInTheDocument();
});

test('a name that is not wanted requests nothing', () => {
  const { fake } = show({ body: named }, <Named name="碼頭" wanted={false} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('loading');
  expect(fake.requests).toEqual([]);
});
