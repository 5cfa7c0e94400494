import { ApiError, type Session } from '@mrw/shared-contracts';
import { memoryNavigation } from '@mrw/shared-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { memberFrom } from './member';
import { retryMember } from './retry-member';
import { setup, storedOf } from './testing/service';

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
