import { unreadCounter } from './count-unread';

beforeEach(() => jest.useFakeTimers());
function setup() {
  const unreadCount = jest.fn<Promise<number>, [string]>();
  const publish = jest.fn();
  let uid: string | null = '1';
  const count = unreadCounter({ api: { unreadCount }, bus: { publish }, uidNow: () => uid });
  const logOut = () => {
    uid = null;
  };
  return { unreadCount, publish, count, logOut };
}

test('a number that could not be read is read again, until it is there', async () => {
  const { unreadCount, publish, count } = setup();
  unreadCount.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  unreadCount.mockResolvedValue(6);
  await count();
  expect(publish).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(18_000);
  expect(publish).toHaveBeenCalledWith('unread-count-changed', { version: 1, count: 6 });
  await jest.runAllTimersAsync();
  expect(unreadCount).toHaveBeenCalledTimes(3);
});

test('a service that is gone for good is not asked for ever', async () => {
  const { unreadCount, count } = setup();
  unreadCount.mockRejectedValue(new Error('offline'));
  await count();
  await jest.runAllTimersAsync();
  expect(unreadCount).toHaveBeenCalledTimes(4);
});

test('a later event takes the place of a repetition, and a log-out ends it', async () => {
  const { unreadCount, publish, count, logOut } = setup();
  unreadCount.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(5);
  await count();
  await count();
  await jest.runAllTimersAsync();
  expect(unreadCount).toHaveBeenCalledTimes(2);
  expect(publish).toHaveBeenCalledTimes(1);
  unreadCount.mockRejectedValueOnce(new Error('offline'));
  await count();
  logOut();
  await jest.runAllTimersAsync();
  expect(unreadCount).toHaveBeenCalledTimes(3);
});
