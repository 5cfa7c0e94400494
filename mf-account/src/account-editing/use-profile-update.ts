import { readDetail, send, useHost } from '@mrw/shared-contracts';
import { customer, type CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { useMember } from '@mrw/shared-ui/member';
import { useMutation } from '@tanstack/react-query';
import { confirmedBy } from '../calls/confirmed-by';
import { isStored } from './is-stored';

/** Stores a change of the profile; the member of the whole site is then read again. */
export function useProfileUpdate() {
  const { http, auth, bus } = useHost();
  const { uid } = useMember();
  const url = `/customers/${uid}`;
  return useMutation({
    mutationFn: (data: CustomerPatch) =>
      confirmedBy(send(http.other, { method: 'PATCH', url, data }), async (options) =>
        isStored(data, await readDetail(http.other, { url, ...options }, customer, 'uid')),
      ),
    onSuccess: async () => {
      await auth.reloadMember();
      bus.publish('profile-changed', { version: 1 });
    },
  });
}
