import { act, renderHook } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { useMounted } from './use-mounted';
import { useSingleFlight } from './use-single-flight';

test.each([undefined, StrictMode])('is true until the component leaves the page', (wrapper) => {
  const { result, unmount } = renderHook(useMounted, wrapper ? { wrapper } : {});
  const mounted = result.current;
  expect(mounted.current).toBe(true);
  unmount();
  expect(mounted.current).toBe(false);
});

test('is false before the component is on the page', () => {
  const seen: boolean[] = [];
  renderHook(() => {
    const mounted = useMounted();
    useLayoutEffect(() => {
      seen.push(mounted.current);
    }, [mounted]);
  });
  expect(seen).toEqual([false]);
});

test('a second press does nothing until the first action has ended, also before the next render', async () => {
  const { result } = renderHook(useSingleFlight);
  expect(result.current[0]).toBe(false);
  let end = () => {};
  const action = new Promise<void>((resolve) => {
    end = resolve;
  });
  const started = jest.fn(() => action);
  act(() => {
    const [, run] = result.current;
    run(started);
    run(started);
  });
  expect(started).toHaveBeenCalledTimes(1);
  expect(result.current[0]).toBe(true);
  await act(async () => {
    end();
    await action;
  });
  expect(result.current[0]).toBe(false);
  await act(async () => {
    result.current[1](started);
    await action;
  });
  expect(started).toHaveBeenCalledTimes(2);
});
