import {
  messageGate,
  partnerAnswer,
  trustedMessage,
  type PartnerAnswer,
  type PartnerRequest,
} from '@mrw/shared-contracts';
import type { Partner } from './use-partner';

type PartnerOutcome =
  | { kind: 'success' }
  | { kind: 'failed'; error: string | null }
  /** No answer within 5 s. */
  | { kind: 'silent' };

const patience = 5_000;

/** Asks the site around this one to apply a code and waits for its answer. */
export async function askPartner(request: PartnerRequest, partner: Partner): Promise<PartnerOutcome> {
  const answer = partner.channel
    ? await partner.channel.ask(request, patience)
    : await askWindow(request, partner.origin);
  if (!answer) return { kind: 'silent' };
  return answer.status === 'SUCCESS' ? { kind: 'success' } : { kind: 'failed', error: answer.error || null };
}

/**
 * The plain form, from window to window.
 *
 * @param origin the configured origin of the partner; messages from anybody else are ignored
 */
function askWindow(request: PartnerRequest, origin: string): Promise<PartnerAnswer | null> {
  const source = window.parent;
  const gate = messageGate();
  return new Promise((resolve) => {
    const settle = (answer: PartnerAnswer | null) => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
      resolve(answer);
    };
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || !gate.admits()) return;
      const answer = trustedMessage(event, { origin, source }, partnerAnswer);
      // This form asks without an id: an answer with one belongs to something else.
      if (answer?.type === request.type && answer.request_id === undefined) settle(answer);
    };
    const timer = setTimeout(() => {
      settle(null);
    }, patience);
    window.addEventListener('message', listen);
    source.postMessage(request, origin);
  });
}
