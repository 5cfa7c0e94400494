import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

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
