import fc from 'fast-check';
import type { StoredSession } from './session-cookie';
import { createTokenKeeper, RefreshRefusedError } from './token-keeper';

const minute = 60_000;

type Refresh = (token: string) => Promise<{ access: string; refresh: string }>;

const answering: Refresh = (token) => Promise.resolve({ access: `a-of-${token}`, refresh: `${token}+` });

const setup = (refresh: jest.MockedFunction<Refresh> = jest.fn(answering)) => {
  const state: { now: number; stored: StoredSession | null } = { now: 1_000 * minute, stored: null };
  const onRenewed = jest.fn();
  const keeper = createTokenKeeper({
    storage: { read: () => state.stored },
    refresh,
    onRenewed,
    exclusively: (work) => work(),
    now: () => state.now,
  });
  keeper.set({ access: 'a', refresh: 'r', receivedAt: state.now });
  return { state, keeper, refresh, onRenewed };
};

test('S-029 49 minutes after receipt no refresh is made', async () => {
  const { state, keeper, refresh } = setup();
  state.now += 49 * minute;
  expect((await keeper.fresh())?.access).toBe('a');
  expect(refresh).not.toHaveBeenCalled();
});

test('S-028 51 minutes after receipt the call waits for a refresh and uses the new token', async () => {
  const { state, keeper, refresh, onRenewed } = setup();
  state.now += 51 * minute;
  expect(await keeper.fresh()).toEqual({ access: 'a-of-r', refresh: 'r+', receivedAt: state.now });
  expect(refresh).toHaveBeenCalledWith('r');
  expect(onRenewed).toHaveBeenCalledTimes(1);
});

test('100 calls at once share one refresh', async () => {
  const { state, keeper, refresh } = setup();
  state.now += 55 * minute;
  const all = await Promise.all(Array.from({ length: 100 }, () => keeper.fresh()));
  expect(new Set(all.map((tokens) => tokens?.access))).toEqual(new Set(['a-of-r']));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refused token is renewed once for all that used it', async () => {
  const { keeper, refresh } = setup();
  const all = await Promise.all(Array.from({ length: 20 }, () => keeper.renew('a')));
  expect(all.every((tokens) => tokens.access === 'a-of-r')).toBe(true);
  await keeper.renew('a');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('tokens that another tab has renewed are taken over without a call', async () => {
  const { state, keeper, refresh } = setup();
  state.now += 55 * minute;
  state.stored = {
    access: 'other-tab',
    refresh: 'r2',
    receivedAt: state.now,
    uid: '1',
    memberShipID: 'M',
    displayName: '',
    points: null,
    level: null,
    language: 'en',
  };
  expect((await keeper.fresh())?.access).toBe('other-tab');
  expect(refresh).not.toHaveBeenCalled();
});

test('a refusal reaches every waiting call and nothing is stored', async () => {
  const { state, keeper, onRenewed } = setup(
    jest.fn<ReturnType<Refresh>, [string]>().mockRejectedValue(new RefreshRefusedError()),
  );
  state.now += 55 * minute;
  const results = await Promise.allSettled([keeper.fresh(), keeper.fresh(), keeper.renew('a')]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(onRenewed).not.toHaveBeenCalled();
});

test('an answer that comes after log-out is thrown away', async () => {
  const { state, keeper, onRenewed } = setup();
  state.now += 55 * minute;
  const late = keeper.fresh();
  keeper.clear();
  await expect(late).rejects.toBeInstanceOf(RefreshRefusedError);
  expect(keeper.current()).toBeNull();
  expect(onRenewed).not.toHaveBeenCalled();
});

test('whatever the order of answers, every call settles and one generation is refreshed once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
      async (s, calls) => {
        let generation = 0;
        const refresh = jest.fn(
          s.scheduleFunction((token: string) => {
            generation += 1;
            return Promise.resolve({ access: `a${generation}`, refresh: `${token}+` });
          }),
        );
        const { state, keeper } = setup(refresh);
        state.now += 55 * minute;
        const settled = Promise.allSettled(
          calls.map((renew) => (renew ? keeper.renew('a') : keeper.fresh())),
        );
        await s.waitFor(settled);
        expect((await settled).every((result) => result.status === 'fulfilled')).toBe(true);
        expect(refresh).toHaveBeenCalledTimes(1);
      },
    ),
    { numRuns: 300 },
  );
});
