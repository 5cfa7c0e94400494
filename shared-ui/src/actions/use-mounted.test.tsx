import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useMounted } from './use-mounted';

test.each([undefined, StrictMode])('is true until the component leaves the page', (wrapper) => {
  const { result, unmount } = renderHook(useMounted, wrapper ? { wrapper } : {});
  const mounted = result.current;
  expect(mounted.current).toBe(true);
  unmount();
  expect(mounted.current).toBe(false);
});
