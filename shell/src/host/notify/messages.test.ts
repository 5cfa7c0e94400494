import { createNotify } from './messages';

test('S-093 a toast is there for 1200 ms, each for its own', () => {
  jest.useFakeTimers();
  const notify = createNotify();
  const texts = () => notify.messages$.value.map(({ text }) => text);
  notify.toast('one');
  jest.advanceTimersByTime(700);
  notify.toast('two', 'failed');
  jest.advanceTimersByTime(499);
  expect(texts()).toEqual(['one', 'two']);
  jest.advanceTimersByTime(1);
  expect(texts()).toEqual(['two']);
  jest.advanceTimersByTime(700);
  expect(texts()).toEqual([]);
  jest.useRealTimers();
});
