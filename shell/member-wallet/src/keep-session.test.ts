import { keepSession } from './keep-session';

/** A wallet that records the codes it is given. */
function walletOf(getCode: () => Promise<string | null>) {
  const codes: unknown[] = [];
  const wallet = Object.defineProperty(document.createElement('member-wallet'), 'token', {
    set: (code) => codes.push(code),
  });
  const stop = keepSession(wallet, getCode);
  const session = async (value: 'member' | 'visitor') => {
    wallet.dispatchEvent(new CustomEvent('wallet-session', { detail: { session: value } }));
    await Promise.resolve().then(() => undefined);
  };
  return { codes, session, stop };
}

test('every end of a session gets a fresh code, and three refusals in a row are enough', async () => {
  let made = 0;
  const { codes, session } = walletOf(() => Promise.resolve(`code ${(made += 1)}`));
  await session('visitor');
  await session('member');
  for (let time = 0; time < 5; time += 1) await session('visitor');
  expect(codes).toEqual(['code 1', 'code 2', 'code 3', 'code 4']);
  await session('member');
  await session('visitor');
  expect(codes).toHaveLength(5);
});

test.each([
  ['null', () => Promise.resolve(null)],
  ['an error', () => Promise.reject(new Error('503'))],
])('without a code (%s) the wallet stays with a visitor', async (_, getCode) => {
  const { codes, session } = walletOf(getCode);
  await session('visitor');
  expect(codes).toEqual([]);
});

test('ended, it gives no code, also not one that is under way', async () => {
  let arrive: (code: string) => void = () => undefined;
  const { codes, session, stop } = walletOf(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await session('visitor');
  stop();
  arrive('late');
  await session('visitor');
  expect(codes).toEqual([]);
});
