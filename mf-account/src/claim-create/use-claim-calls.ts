import { failureOf, send, useHost } from '@mrw/shared-contracts';
import type { ClaimRequest } from '@mrw/shared-contracts/api/claims';
import { useMember } from '@mrw/shared-ui/member';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { expectStatus } from '../calls/expect-status';

/** Milliseconds before a claim with an unknown outcome is sent again. */
const pause = 700;

/**
 * Sends a claim. `key` is its idempotency key: the server creates one claim however often it is sent (contract §0).
 * An unknown outcome is therefore retried once, and a later press returns the same claim.
 */
export function useCreateClaim() {
  const { http } = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ request, key }: { request: ClaimRequest; key: string }) => {
      const post = () =>
        send(http.other, {
          method: 'POST',
          url: `/customers/${uid}/transactions`,
          data: request,
          headers: { 'Idempotency-Key': key },
        });
      const answer = await post().catch(async (error: unknown) => {
        if (failureOf(error).kind === 'refused') throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
        return post();
      });
      expectStatus(answer, 201);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['claims', 'list'] }),
  });
}

/** A 4xx refusal means that nothing was created; after a status of 500 or more the outcome is unknown. */
export function isRefused(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status < 500;
}
