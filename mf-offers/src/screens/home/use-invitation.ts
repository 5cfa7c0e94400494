import { readItem, useHost, useLanguage } from '@mrw/shared-contracts';
import { invitation } from '@mrw/shared-contracts/api/invitations';
import { singleUseKey } from '@mrw/shared-contracts/outcome/single-use-key';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** What the refer link of a friend gives. One visit counts once, however often it is read. */
export function useInvitation(code: string) {
  const { http, storage } = useHost();
  const language = useLanguage();
  return useQuery({
    queryKey: ['invitation', code, language],
    queryFn: ({ signal }) => {
      const stored = storage.device('home_visit', z.string());
      const visit = stored.read() ?? singleUseKey();
      stored.write(visit);
      const request = { method: 'POST', url: '/invitations', data: { code, visit }, signal };
      return readItem(http.other, request, invitation, ['friend', 'member']);
    },
  });
}
