import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Stops the clock in each test of a file or a group.
 *
 * @param now milliseconds since 1970; the time of the test run by default
 */
export function stopClock(now?: number): void {
  beforeEach(() => {
    jest.useFakeTimers(now === undefined ? {} : { now });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Presses and types while the clock is stopped. */
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Moves the clock on, and lets the page draw what follows. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

export async function press(name: string, role: 'button' | 'radio' = 'button'): Promise<void> {
  await user.click(screen.getByRole(role, { name }));
  await pass(0);
}

/** The last seconds go one by one: a timer that a render sets must exist before it is due. */
const oneByOne = 4;

/** Moves the clock on by so many seconds; until the last of them the page has nothing to do but to count. */
export async function countDown(seconds: number): Promise<void> {
  const atOnce = Math.max(0, seconds - oneByOne);
  if (atOnce > 0) await pass(atOnce * 1_000);
  for (let second = atOnce; second < seconds; second += 1) await pass(1_000);
}
