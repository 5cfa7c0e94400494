import { readDetail, send, useHost } from '@mrw/shared-contracts';
import { customer, type CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { useMember } from '@mrw/shared-ui/member';
import { expectRecord } from '../../common/calls/expect-status';
import { useConfirmedWrite } from '../../common/calls/use-confirmed-write';
import { isStored } from './is-stored';

/** Stores a change of the profile; the member of the whole site is then read again. @param key as of `useConfirmedWrite` */
export function useProfileUpdate(key: string) {
  const { http, auth, bus } = useHost();
  const { uid } = useMember();
  const url = `/customers/${uid}`;
  return useConfirmedWrite<CustomerPatch>({
    key,
    write: async (data) => expectRecord(await send(http.other, { method: 'PATCH', url, data })),
    holds: async (data, options) =>
      isStored(data, await readDetail(http.other, { url, ...options }, customer, 'uid')),
    onStored: async () => {
      await auth.reloadMember();
      bus.publish('profile-changed', { version: 1 });
    },
  });
}
