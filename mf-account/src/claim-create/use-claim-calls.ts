import { failureOf, send, useHost } from '@mrw/shared-contracts';
import type { ClaimRequest } from '@mrw/shared-contracts/api/claims';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { expectStatus } from '../calls/expect-status';
import { useMember } from '../member/member-context';

/** Milliseconds before a claim whose answer was lost is sent again. */
const pause = 700;

/**
 * Sends a claim. `key` names the intent: however often the same claim is sent with it, the server makes one (contract
 * §0). So a lost answer is asked for once more, and a member who presses again later gets that claim, not a second.
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

/** The server has said no, so nothing was made; after an answer of 500 and above that is not known. */
export function isRefused(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status < 500;
}
