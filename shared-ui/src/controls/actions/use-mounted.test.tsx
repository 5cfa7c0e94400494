import { renderHook } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { useMounted } from './use-mounted';

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
