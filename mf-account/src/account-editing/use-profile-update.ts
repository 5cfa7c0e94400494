import { send, useHost } from '@mrw/shared-contracts';
import type { CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { useMember } from '@mrw/shared-ui/member';
import { useMutation } from '@tanstack/react-query';

/** Stores a change of the profile; the member of the whole site is then read again. */
export function useProfileUpdate() {
  const { http, auth, bus } = useHost();
  const { uid } = useMember();
  return useMutation({
    mutationFn: (data: CustomerPatch) =>
      send(http.other, { method: 'PATCH', url: `/customers/${uid}`, data }),
    onSuccess: async () => {
      await auth.reloadMember();
      bus.publish('profile-changed', { version: 1 });
    },
  });
}
