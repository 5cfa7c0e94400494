import {
  rateLimit,
  partnerAnswer,
  trustedMessage,
  type PartnerAnswer,
  type PartnerRequest,
} from '@mrw/shared-contracts';
import type { Partner } from './use-partner';

type PartnerOutcome =
  | { kind: 'success' }
  | { kind: 'failed'; error: string | null }
  /** No response within 5 s. */
  | { kind: 'silent' };

const timeout = 5_000;

/** Sends a code to the partner site and waits for its response. */
export async function askPartner(request: PartnerRequest, partner: Partner): Promise<PartnerOutcome> {
  const answer = partner.channel
    ? await partner.channel.ask(request, timeout)
    : await askWindow(request, partner.origin);
  if (!answer) return { kind: 'silent' };
  return answer.status === 'SUCCESS' ? { kind: 'success' } : { kind: 'failed', error: answer.error || null };
}

/**
 * The plain message form, from window to window.
 *
 * @param origin the configured origin of the partner; messages from other origins are ignored
 */
function askWindow(request: PartnerRequest, origin: string): Promise<PartnerAnswer | null> {
  const source = window.parent;
  const limit = rateLimit();
  return new Promise((resolve) => {
    const settle = (answer: PartnerAnswer | null) => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
      resolve(answer);
    };
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || !limit.admits()) return;
      const answer = trustedMessage(event, { origin, source }, partnerAnswer);
      // This form has no request id: a response with one belongs to another request.
      if (answer?.type === request.type && answer.request_id === undefined) settle(answer);
    };
    const timer = setTimeout(() => {
      settle(null);
    }, timeout);
    window.addEventListener('message', listen);
    source.postMessage(request, origin);
  });
}
