import { ApiError, type Session } from '@mrw/shared-contracts';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import { memoryNavigation, samplePointAccount } from '@mrw/shared-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { setup, storedOf } from './testing/service';
import { memberFrom } from './member';
import { retryMember } from './retry-member';

/** Calls whose responses arrive in the order of the test. */
function inAnyOrder<Value>() {
  const calls: { resolve: (value: Value) => void; reject: (error: Error) => void }[] = [];
  return {
    call: () =>
      new Promise<Value>((resolve, reject) => {
        calls.push({ resolve, reject });
      }),
    answer: (index: number, value: Value) => calls[index]?.resolve(value),
    fail: (index: number) => calls[index]?.reject(new ApiError({ kind: 'timeout' })),
  };
}

const account = (balance: number) => samplePointAccount({ balance });

/** A member with 5,000 points, whose points are then read twice. */
async function askedTwice() {
  const points = inAnyOrder<PointAccount>();
  const { service } = setup(storedOf('1'), { points: points.call });
  const restored = service.restore();
  points.answer(0, account(5_000));
  await restored;
  const [earlier, later] = [service.reloadMember(), service.reloadMember()];
  const balance = () => {
    const session = service.session$.value;
    return session.kind === 'member' ? session.member.pointAccount?.balance : session.kind;
  };
  return { points, earlier, later, balance };
}

test('points that arrive after those of a later call are not shown', async () => {
  const { points, earlier, later, balance } = await askedTwice();
  points.answer(2, account(3_000));
  await later;
  points.answer(1, account(4_000));
  await earlier;
  expect(balance()).toBe(3_000);
});

test('an earlier call that fails late does not bring back what was known when it began', async () => {
  const { points, earlier, later, balance } = await askedTwice();
  points.answer(2, account(3_000));
  await later;
  points.fail(1);
  await earlier;
  expect(balance()).toBe(3_000);
});

test('a later call that fails leaves what the earlier one has brought meanwhile', async () => {
  const { points, earlier, later, balance } = await askedTwice();
  points.answer(1, account(4_000));
  await earlier;
  expect(balance()).toBe(4_000);
  points.fail(2);
  await later;
  expect(balance()).toBe(4_000);
});

test('a number of unread messages that arrives after that of a later call is not told', async () => {
  const unread = inAnyOrder<number>();
  const { service, bus } = setup(storedOf('1'), { unreadCount: unread.call });
  await service.restore();
  const later = service.countUnread();
  unread.answer(1, 2);
  await later;
  unread.answer(0, 3);
  await Promise.resolve();
  await Promise.resolve();
  expect(bus.unreadCount$.value).toBe(2);
});

test('a later count that fails leaves the word to the earlier one', async () => {
  const unread = inAnyOrder<number>();
  const { service, bus } = setup(storedOf('1'), { unreadCount: unread.call });
  await service.restore();
  const later = service.countUnread();
  unread.fail(1);
  await later;
  const told = new Promise((resolve) => bus.on('unread-count-changed', resolve));
  unread.answer(0, 3);
  await told;
  expect(bus.unreadCount$.value).toBe(3);
});

describe('retry member', () => {
  const account = { balance: 5, current_level_data: { name: 'Classic' } };

  test('Q-164 points that could not be read are read again on the next screen, until they are there', async () => {
    const points = jest
      .fn()
      .mockRejectedValueOnce(new ApiError({ kind: 'timeout' }))
      .mockRejectedValueOnce(new ApiError({ kind: 'timeout' }))
      .mockResolvedValue(account);
    const { service } = setup(storedOf('1'), { points });
    await service.restore();
    const navigation = memoryNavigation('/home');
    retryMember(navigation, service);
    const balance = () => {
      const session = service.session$.value;
      return session.kind === 'member' ? session.member.pointAccount?.balance : undefined;
    };
    const goTo = async (path: string) => {
      navigation.navigate(path);
      await new Promise(process.nextTick);
    };
    expect(balance()).toBeUndefined();
    await goTo('/offer/LATEST');
    expect(balance()).toBeUndefined();
    await goTo('/user/myCard');
    expect(balance()).toBe(5);
    await goTo('/home');
    expect(points).toHaveBeenCalledTimes(3);
  });

  const member = (customer: object | null, pointAccount: object | null) =>
    ({ kind: 'member', member: { ...memberFrom(storedOf('1')), customer, pointAccount } }) as Session;

  test.each<[string, Session, number]>([
    ['a visitor', { kind: 'visitor' }, 0],
    ['a member of whom everything is known', member({}, {}), 0],
    ['a member without a record', member(null, {}), 1],
    ['a member without points', member({}, null), 1],
  ])('of %s a new page reads the right things', (_, session, reads) => {
    const reloadMember = jest.fn(() => new Promise<void>(() => undefined));
    const navigation = memoryNavigation('/home');
    retryMember(navigation, { session$: new BehaviorSubject(session), reloadMember });
    navigation.navigate('/home?tab=2');
    expect(reloadMember).not.toHaveBeenCalled();
    navigation.navigate('/inbox');
    expect(reloadMember).toHaveBeenCalledTimes(reads);
    // No second request while one is running.
    navigation.navigate('/home');
    expect(reloadMember).toHaveBeenCalledTimes(reads);
  });
});
