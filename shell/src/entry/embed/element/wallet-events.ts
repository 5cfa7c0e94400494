import type { ApplyDetail, MemberWalletEvents } from '@mrw/member-wallet';
import type { EmbedCommand, EmbedReport } from '@mrw/shared-contracts/messages/embed';

/** Dispatches an event to the partner's page. */
export function tell<Name extends keyof MemberWalletEvents>(
  element: HTMLElement,
  name: Name,
  detail: MemberWalletEvents[Name]['detail'],
): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}

type Request = Extract<EmbedReport, { request_id: string }>;

/** Dispatches a request to the partner's page, with a function that responds once. */
export function ask(element: HTMLElement, request: Request, send: (answer: EmbedCommand) => void): void {
  let answered = false;
  const detail: ApplyDetail = {
    code: request.type === 'APPLY_COUPON' ? request.code : request.value,
    requestId: request.request_id,
    answer: (outcome) => {
      if (answered) return;
      answered = true;
      send({ type: request.type, request_id: request.request_id, ...outcome });
    },
  };
  tell(element, request.type === 'APPLY_COUPON' ? 'apply-coupon' : 'apply-cash-code', detail);
}
