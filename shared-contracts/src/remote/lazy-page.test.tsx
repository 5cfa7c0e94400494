import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { noStyleSheets } from '../styles/style-sheets';
import { renderRemote } from '../testing';
import { defineRemote } from './define-remote';
import { lazyPage, untilPageIsThere } from './lazy-page';

const Store = ({ name = 'A' }: { name?: string }) => <p>Store {name}</p>;
const code = { default: Store };

const remoteOf = (load: () => Promise<typeof code>) => {
  const fallback = jest.fn(() => <p>Loading</p>);
  const Fallback = () => fallback();
  const Page = lazyPage(load);
  const remote = defineRemote({
    name: 'mf-test',
    styles: noStyleSheets,
    pages: { '/store/:id': Page },
    fallback: <Fallback />,
    render: () => (
      <Routes>
        <Route path="/store/:id" element={<Page name="B" />} />
        <Route path="*" element={<p>Other</p>} />
      </Routes>
    ),
  });
  return { remote, fallback };
};

test('a page whose code is there in time is drawn without a fallback, the first time and later', async () => {
  const load = jest.fn(() => Promise.resolve(code));
  const { remote, fallback } = remoteOf(load);
  for (const path of ['/store/1', '/store/2']) {
    const { domElement, unmount } = await renderRemote(remote, { path });
    expect(domElement).toHaveTextContent('Store B');
    await unmount();
  }
  expect(fallback).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page whose code takes longer has its fallback meanwhile', async () => {
  let arrive: (loaded: typeof code) => void = () => undefined;
  const { remote, fallback } = remoteOf(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const { domElement } = await renderRemote(remote, { path: '/store/1' });
  expect(domElement).toHaveTextContent('Loading');
  expect(fallback).toHaveBeenCalled();
  act(() => {
    arrive(code);
  });
  await waitFor(() => expect(domElement).toHaveTextContent('Store B'));
});

test('another page of the remote waits for nothing', async () => {
  const load = jest.fn(() => Promise.resolve(code));
  await renderRemote(remoteOf(load).remote, { path: '/stores' });
  expect(screen.getByText('Other')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('waiting never fails: a page that does not come says so when it is drawn', async () => {
  const broken = lazyPage(() => Promise.reject(new Error('away')));
  await expect(untilPageIsThere({ '/store/:id': broken }, '/store/1')).resolves.toBeUndefined();
});
