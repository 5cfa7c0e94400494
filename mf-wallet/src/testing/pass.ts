import { act } from '@testing-library/react';

/** The last seconds go one by one: a timer that a render sets must exist before it is due. */
const oneByOne = 4;

/** Moves fake timers on by so many seconds; until the last of them the page has nothing to do but to count. */
export async function pass(seconds: number): Promise<void> {
  const atOnce = Math.max(0, seconds - oneByOne);
  if (atOnce > 0) await act(() => jest.advanceTimersByTimeAsync(atOnce * 1_000));
  for (let second = atOnce; second < seconds; second += 1)
    await act(() => jest.advanceTimersByTimeAsync(1_000));
}
