import { readResource, useHost } from '@mrw/shared-contracts';
import { subscription } from '@mrw/shared-contracts/api/subscribe';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const url = '/customers/subscribe/subscribe-email';

/**
 * The email setting behind an unsubscribe link; the token stands for the member, no login is needed (§6).
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
    // A bad token stays bad: the not-found page comes at once.
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
      // The link may be that of the member who is logged in here.
      bus.publish('profile-changed', { version: 1 });
    },
  });
  return { query, update };
}
