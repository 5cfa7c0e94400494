import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock';

const release = jest.fn(() => Promise.resolve());
const request = jest.fn<Promise<{ release: typeof release }>, [string]>();
const settle = () => act(() => Promise.resolve());
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  release.mockReset().mockResolvedValue(undefined);
  request.mockReset().mockResolvedValue({ release });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the screen stays on while a code is shown', async () => {
  const { unmount } = renderHook(useWakeLock);
  await settle();
  expect(request.mock.calls).toEqual([['screen']]);
  expect(release).not.toHaveBeenCalled();
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
});

test('a page that comes back asks again, a hidden or closed one does not', async () => {
  const { unmount } = renderHook(useWakeLock);
  await settle();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  comeBack();
  expect(request).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  comeBack();
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  comeBack();
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that is granted after the code is closed is released', async () => {
  const { unmount } = renderHook(useWakeLock);
  unmount();
  expect(release).not.toHaveBeenCalled();
  await settle();
  expect(release).toHaveBeenCalledTimes(1);
});

test('a refused lock is no failure, and a later one may be granted', async () => {
  request.mockRejectedValueOnce(new Error('low battery'));
  const { unmount } = renderHook(useWakeLock);
  await settle();
  comeBack();
  await settle();
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
});

test('a code that is closed without a lock releases none', async () => {
  request.mockRejectedValueOnce(new Error('low battery'));
  const { unmount } = renderHook(useWakeLock);
  await settle();
  expect(unmount).not.toThrow();
  expect(release).not.toHaveBeenCalled();
});

test('a browser without wake locks shows the code all the same', () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  const { unmount } = renderHook(useWakeLock);
  expect(comeBack).not.toThrow();
  expect(unmount).not.toThrow();
});
