import { render, renderHook } from '@testing-library/react';
import { dialogPart } from '../overlays/parts';
import { useOutcomeInHand } from './outcome-in-hand';

const Act = ({ page }: { page?: () => Promise<unknown> }) => {
  useOutcomeInHand(page);
  return null;
};

/** A browser that says when it is idle. */
function idleBrowser() {
  const waiting = new Map<number, () => void>();
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => waiting.set(waiting.size + 1, work).size,
    cancelIdleCallback: (call: number) => waiting.delete(call),
  });
  return () => {
    for (const work of waiting.values()) work();
  };
}

const watched = () => ({
  dialog: jest.spyOn(dialogPart, 'load').mockRejectedValue(new Error('offline')),
  page: jest.fn(() => Promise.reject(new Error('offline'))),
});

test('the dialog and the page of an outcome are fetched when the page with the act is idle', () => {
  const { dialog, page } = watched();
  const idle = idleBrowser();
  render(<Act page={page} />);
  expect(dialog).not.toHaveBeenCalled();
  idle();
  expect(dialog).toHaveBeenCalledTimes(1);
  expect(page).toHaveBeenCalledTimes(1);
});

test('nothing is fetched for a page that was left before', () => {
  const { dialog, page } = watched();
  const idle = idleBrowser();
  render(<Act page={page} />).unmount();
  idle();
  expect(dialog).not.toHaveBeenCalled();
  expect(page).not.toHaveBeenCalled();
});

test('a browser that does not say when it is idle fetches it after a second', () => {
  jest.useFakeTimers();
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
  const { dialog } = watched();
  const { unmount } = render(<Act />);
  jest.advanceTimersByTime(990);
  expect(dialog).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);
  expect(dialog).toHaveBeenCalledTimes(1);
  unmount();
});

describe('whether the page of an outcome can be shown', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    watched();
  });
  const asked = (page?: () => Promise<unknown>) => renderHook(() => useOutcomeInHand(page)).result.current();

  test.each([
    ['an act that ends on its own page', undefined, true],
    ['code that has come', () => Promise.resolve({}), true],
    ['code that cannot be fetched', () => Promise.reject(new Error('offline')), false],
  ])('is known at once for %s', async (_, page, isThere) => {
    await expect(asked(page)).resolves.toBe(isThere);
    expect(jest.getTimerCount()).toBeLessThanOrEqual(1);
  });

  test('is known a second later for code that hangs', async () => {
    const told = jest.fn();
    void asked(() => new Promise(() => undefined)).then(told);
    await jest.advanceTimersByTimeAsync(999);
    expect(told).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(false);
  });
});
