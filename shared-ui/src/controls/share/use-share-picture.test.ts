import { act, renderHook } from '@testing-library/react';
import { loadPicture } from './share-picture';
import { useSharePicture } from './use-share-picture';

jest.mock('./share-picture', () => ({ takesPictures: () => true, loadPicture: jest.fn() }));

const load = jest.mocked(loadPicture);
const first = 'http://api.test/media/1.jpg';
const second = 'http://api.test/media/2.jpg';
const file = new File(['x'], 'picture.jpg');
const settle = () => act(() => Promise.resolve());

function use(initialProps: string | null = first) {
  const { result, ...hook } = renderHook(useSharePicture, { initialProps });
  return { ...hook, prepare: () => result.current.prepare(), ready: () => result.current.ready() };
}

/** A loading that the test ends. */
function pending() {
  let end: (file: File | null) => void = () => undefined;
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  return async (loaded: File | null) => {
    end(loaded);
    await settle();
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue(file);
});
test('without a press the picture is loaded when the page has been open for 3 seconds', async () => {
  const { ready } = use();
  jest.advanceTimersByTime(2_999);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await settle();
  expect(load.mock.calls).toEqual([[first]]);
  expect(ready()).toBe(file);
});

test('a page that is left before that loads nothing', () => {
  use().unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('a link without a picture loads nothing and has no file', () => {
  const { prepare, ready } = use(null);
  prepare();
  jest.advanceTimersByTime(3_000);
  expect(load).not.toHaveBeenCalled();
  expect(ready()).toBeNull();
});

test('a picture is loaded once, and again after a failure', async () => {
  load.mockResolvedValueOnce(null);
  const { prepare, ready } = use();
  prepare();
  prepare();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(ready()).toBeNull();
  prepare();
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(ready()).toBe(file);
  prepare();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure of an earlier picture does not touch the present one', async () => {
  const endFirst = pending();
  const { prepare, ready, rerender } = use();
  prepare();
  rerender(second);
  prepare();
  await settle();
  await endFirst(null);
  expect(ready()).toBe(file);
  prepare();
  expect(load.mock.calls).toEqual([[first], [second]]);
});

test('a picture of another link is not shared', async () => {
  const { prepare, ready, rerender } = use();
  prepare();
  await settle();
  rerender(second);
  expect(ready()).toBeNull();
});
