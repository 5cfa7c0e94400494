import { act, renderHook } from '@testing-library/react';
import { useSingleFlight } from './use-single-flight';

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
