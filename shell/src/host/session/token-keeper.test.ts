import fc from 'fast-check';
import type { StoredSession } from './session-cookie';
import { createTokenKeeper, exclusivelyOverTabs, RefreshRefusedError } from './token-keeper';

const minute = 60_000;

type Refresh = (token: string) => Promise<{ access: string; refresh: string }>;

const tokenOf = (sub: string, note = '') => `e30.${btoa(JSON.stringify({ sub, note }))}.x`;
const storedPair = (access: string, refresh: string, receivedAt: number): StoredSession => ({
  access,
  refresh,
  receivedAt,
  uid: '1',
  memberShipID: 'M',
  displayName: '',
  points: null,
  level: null,
  language: 'en',
});

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

test('tokens that another tab renewed while this one waited for its turn are used, and not renewed again', async () => {
  const refresh = jest.fn(answering);
  const state = { now: 1_000 * minute, stored: null as StoredSession | null };
  const own = { access: tokenOf('1', 'own'), refresh: 'own', receivedAt: state.now };
  const keeper = createTokenKeeper({
    storage: { read: () => state.stored },
    refresh,
    onRenewed: jest.fn(),
    exclusively: (work) => {
      // The other tab had the lock before.
      state.stored = storedPair(tokenOf('1', 'other'), 'other', state.now);
      return work();
    },
    now: () => state.now,
  });
  keeper.set(own);
  state.now += 51 * minute;
  expect((await keeper.fresh())?.refresh).toBe('other');
  expect(refresh).not.toHaveBeenCalled();
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
  state.stored = storedPair('other-tab', 'r2', state.now);
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

test('a visitor has no tokens, and none to renew', async () => {
  const { keeper, refresh } = setup();
  keeper.clear();
  expect(await keeper.fresh()).toBeNull();
  const renewal: unknown = await keeper.renew('a').catch((thrown: unknown) => thrown);
  expect(renewal).toMatchObject({ name: 'RefreshRefusedError', message: 'the refresh token was refused' });
  expect(refresh).not.toHaveBeenCalled();
});

test('a token that was renewed since is given at once to a call that comes back late', async () => {
  const { keeper, refresh } = setup();
  await keeper.renew('a');
  expect((await keeper.renew('a')).access).toBe('a-of-r');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refused call of another member is not sent again in the name of this one', async () => {
  const { state, keeper, refresh } = setup();
  keeper.set({ access: tokenOf('1'), refresh: 'r', receivedAt: state.now });
  await expect(keeper.renew(tokenOf('2'))).rejects.toBeInstanceOf(RefreshRefusedError);
  expect((await keeper.renew(tokenOf('1', 'older'))).access).toBe(tokenOf('1'));
  expect(refresh).not.toHaveBeenCalled();
});

describe('what another tab has stored', () => {
  const keep = (stored: (now: number) => StoredSession) => {
    const parts = setup();
    parts.keeper.set({ access: tokenOf('1'), refresh: 'r', receivedAt: parts.state.now });
    parts.state.now += 55 * minute;
    parts.state.stored = stored(parts.state.now);
    return parts;
  };
  const newer = tokenOf('1', 'newer');

  test('is taken over as a pair when it is of the same member, and not stored again', async () => {
    const { state, keeper, refresh, onRenewed } = keep((now) => storedPair(newer, 'r2', now));
    expect(await keeper.fresh()).toEqual({ access: newer, refresh: 'r2', receivedAt: state.now });
    expect(onRenewed).not.toHaveBeenCalled();
    expect(refresh).not.toHaveBeenCalled();
  });

  test('is taken over although the pair of this tab would do for a while', async () => {
    const { state, keeper } = keep((now) => storedPair(newer, 'r2', now - 15 * minute));
    state.now -= 15 * minute;
    expect(await keeper.fresh()).toEqual({ access: newer, refresh: 'r2', receivedAt: state.now });
  });

  test('is what is renewed when it is about to expire, too: the pair of this tab is worth nothing', async () => {
    const { keeper, refresh, onRenewed } = keep((now) => storedPair(newer, 'r2', now - 55 * minute));
    expect((await keeper.fresh())?.access).toBe('a-of-r2');
    expect(refresh.mock.calls).toEqual([['r2']]);
    expect(onRenewed).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (now: number) => StoredSession]>([
    ['of another member', (now) => storedPair(tokenOf('2'), 'r2', now)],
    ['the same pair', (now) => storedPair(tokenOf('1'), 'r', now)],
  ])('is not taken over when it is %s', async (_, stored) => {
    const { keeper, refresh } = keep(stored);
    expect((await keeper.fresh())?.access).toBe('a-of-r');
    expect(refresh.mock.calls).toEqual([['r']]);
  });
});

describe('one holder over all tabs', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('asks the browser for the lock of the site', async () => {
    const request = jest.fn((_: string, work: () => Promise<string>) => work());
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    expect(await exclusivelyOverTabs(() => Promise.resolve('done'))).toBe('done');
    expect(request).toHaveBeenCalledWith('mrw-refresh', expect.any(Function));
  });

  test('works at once in a browser without locks', async () => {
    expect(await exclusivelyOverTabs(() => Promise.resolve('done'))).toBe('done');
  });
});
