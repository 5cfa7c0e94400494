import type { EmbedCommand, EmbedReport } from '@mrw/shared-contracts/messages/embed';

/** The partner's response to a request of the wallet. */
export type PartnerOutcome = { status: 'SUCCESS' } | { status: 'FAILED'; error?: string };

/** Detail of `apply-coupon` and `apply-cash-code`. */
export type ApplyDetail = {
  /** The code of the coupon, or the payment code. */
  code: string;
  requestId: string;
  /** Only the first response counts, and only within 5 seconds. */
  answer(outcome: PartnerOutcome): void;
};

/** Every event of `<member-wallet>`; all of them bubble. */
export type MemberWalletEvents = {
  'wallet-ready': CustomEvent<null>;
  /** `visitor`: the page should get a new authorization code and set `token`. */
  'wallet-session': CustomEvent<{ session: 'member' | 'visitor' }>;
  'wallet-page': CustomEvent<{ page: string }>;
  'wallet-resize': CustomEvent<{ height: number }>;
  'wallet-error': CustomEvent<{ code: string; message: string }>;
  'apply-coupon': CustomEvent<ApplyDetail>;
  'apply-cash-code': CustomEvent<ApplyDetail>;
};

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
