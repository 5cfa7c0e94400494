import { act, fireEvent } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { liveRemote, manifestOf, renderInKernel } from '../../react/kernel-context/testing/render-in-kernel';
import { pageIsIdle } from './page-is-idle';

const withReads = (name: string, path: string, prefetch: readonly string[]) => {
  const live = liveRemote(name, []);
  return { ...live, descriptor: { ...live.descriptor, routes: [{ path, prefetch }] } };
};

test('the first calls of another remote are sent when a link to it is pointed at, or else when it is opened, once', async () => {
  Object.assign(globalThis, { IntersectionObserver: jest.fn() });
  const send = jest.fn<Promise<Response>, [string]>(() => Promise.reject(new Error('offline')));
  Object.assign(globalThis, { fetch: send });
  const { kernel } = renderInKernel(<a href="/store/7">Store 7</a>, {
    manifest: manifestOf({
      'mf-offers': withReads('mf-offers', '/home', ['/campaigns']),
      'mf-stores': withReads('mf-stores', '/store/:id', ['/stores/:id']),
    }),
    path: '/home',
  });
  await act(() => kernel.sessions.restore());
  pageIsIdle(kernel, [], new BehaviorSubject(null));
  const api = kernel.host.config.services.api;
  const urls = () => send.mock.calls.map(([url]) => url);
  expect(urls()).toEqual([]);
  const link = document.querySelector('a');
  if (link) fireEvent.pointerOver(link);
  expect(urls()).toEqual([`${api}/stores/7`]);
  act(() => {
    kernel.navigation.navigate('/store/7');
  });
  expect(urls()).toEqual([`${api}/stores/7`]);
  act(() => {
    kernel.navigation.navigate('/home');
  });
  expect(urls()).toEqual([`${api}/stores/7`, `${api}/campaigns`]);
});
