import { onlineManager } from '@tanstack/react-query';
import { createQueryClient, forgetQueries } from './query-client';

afterEach(() => {
  onlineManager.setOnline(true);
});

const away = () => Promise.reject(new Error('no network'));

test('without a network a first load fails at once instead of waiting', async () => {
  onlineManager.setOnline(false);
  await expect(createQueryClient().query({ queryKey: ['offers'], queryFn: away })).rejects.toThrow(
    'no network',
  );
});

test('what a member pressed without a network fails at once and is not sent later', async () => {
  onlineManager.setOnline(false);
  const send = jest.fn(away);
  const client = createQueryClient();
  const press = client.getMutationCache().build(client, { mutationFn: send });
  await expect(press.execute(undefined)).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a client that was emptied while calls were under way keeps nothing once they end', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  const ends: (() => void)[] = [];
  const call = () => new Promise<string>((resolve) => ends.push(() => resolve('late')));
  const read = client.query({ queryKey: ['offers'], queryFn: call }).catch(() => undefined);
  const write = client.getMutationCache().build(client, { mutationFn: call }).execute(undefined);
  await jest.advanceTimersByTimeAsync(0);
  forgetQueries(client);
  for (const end of ends) end();
  await Promise.all([read, write]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(0);
  expect(client.getQueryData(['offers'])).toBeUndefined();
});
