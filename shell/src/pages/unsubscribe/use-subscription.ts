import { readResource, useHost } from '@mrw/shared-contracts';
import { subscription } from '@mrw/shared-contracts/api/subscribe';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const url = '/customers/subscribe/subscribe-email';

/**
 * The email setting of an unsubscribe link; the token identifies the member, no login is needed (§6).
 *
 * @param token of the link
 */
export function useSubscription(token: string) {
  const { http, bus } = useHost();
  const queries = useQueryClient();
  const key = ['subscription', token];
  const query = useQuery({
    queryKey: key,
    queryFn: () => readResource(http.other, { url, params: { token } }, subscription),
    // An invalid token stays invalid: the not-found page is shown at once.
    retry: false,
  });
  const update = useMutation({
    mutationFn: (direct_marketing_via_email: boolean) =>
      readResource(
        http.other,
        { method: 'post', url, data: { direct_marketing_via_email, token } },
        subscription,
      ),
    onSuccess: (saved) => {
      queries.setQueryData(key, saved);
      // The link may belong to the logged-in member.
      bus.publish('profile-changed', { version: 1 });
    },
  });
  return { query, update };
}
