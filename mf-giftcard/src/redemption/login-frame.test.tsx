import { act, fireEvent, screen } from '@testing-library/react';
import { frameSays } from '../testing/frame';
import { open } from '../testing/page';

const slow = () => screen.queryByText(/taking longer than usual/);
const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
test('a frame that sends no message after its load event can be loaded anew', async () => {
  await open();
  const first = screen.getByTitle('Log in to redeem');
  fireEvent.load(first);
  wait(9_000);
  expect(slow()).toBeNull();
  wait(1_500);
  expect(slow()).toBeVisible();
  expect(document.querySelector('[class*=skeleton]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(slow()).toBeNull();
  expect(screen.getByTitle('Log in to redeem')).not.toBe(first);
  wait(10_500);
  expect(slow()).toBeVisible();
});

test.each([
  { type: 'GIFT_CARD_RESIZE', height: 300 },
  { type: 'GIFT_CARD_LOGIN_FAILED', error: 'Wrong password.' },
])('after %j the frame is alive, however late it came', async (message) => {
  await open();
  wait(10_500);
  expect(slow()).toBeVisible();
  frameSays(message);
  expect(slow()).toBeNull();
  wait(20_000);
  expect(slow()).toBeNull();
});
