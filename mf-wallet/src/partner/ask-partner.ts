import { partnerAnswer, trustedMessage, type PartnerRequest } from '@mrw/shared-contracts';

type PartnerOutcome =
  | { kind: 'success' }
  | { kind: 'failed'; error: string | null }
  /** No answer within 5 s. */
  | { kind: 'silent' };

const patience = 5_000;

/**
 * Asks the site around this one to apply a code and waits for its answer.
 *
 * @param origin the configured origin of the partner; messages from anybody else are ignored
 */
export function askPartner(request: PartnerRequest, origin: string): Promise<PartnerOutcome> {
  const partner = window.parent;
  return new Promise((resolve) => {
    const settle = (outcome: PartnerOutcome) => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
      resolve(outcome);
    };
    const listen = (event: MessageEvent<unknown>) => {
      const answer = trustedMessage(event, { origin, source: partner }, partnerAnswer);
      if (answer?.type !== request.type) return;
      settle(
        answer.status === 'SUCCESS' ? { kind: 'success' } : { kind: 'failed', error: answer.error ?? null },
      );
    };
    const timer = setTimeout(() => {
      settle({ kind: 'silent' });
    }, patience);
    window.addEventListener('message', listen);
    partner.postMessage(request, origin);
  });
}
