import { memoryNavigation } from '@mrw/shared-contracts/testing';
import { ApiError } from '@mrw/shared-contracts';
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
