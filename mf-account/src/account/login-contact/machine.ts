import type { LoginMethodRefusal } from '@mrw/shared-contracts/api/customers';
import { isEmpty, isWellFormed, type Contact, type RequestBlock } from './contact';
import type { PendingCode } from './pending-code';

/** Enter contact, request a code, enter the code, update (§4). */
type Phase =
  | { kind: 'entering' }
  | { kind: 'requesting' }
  | { kind: 'requested'; challenge: string }
  | { kind: 'confirming'; challenge: string }
  /** The contact is stored; a member without consent to direct marketing gets the question once. */
  | { kind: 'asking-marketing' }
  | { kind: 'done' };

/** `no_answer`: the code was sent and no response arrived. */
type Refusal = LoginMethodRefusal | 'no_answer' | 'spending_locked';
export type Fault = { field: 'contact' | 'code'; reason: Refusal | 'no_code' };
export type LoginContactState = { contact: Contact; code: string; phase: Phase; fault: Fault | null };

export type LoginContactEvent =
  | { kind: 'type-contact'; contact: Contact }
  | { kind: 'type-code'; code: string }
  | { kind: 'request' }
  | { kind: 'challenge'; challenge: string }
  | { kind: 'refused'; reason: Refusal }
  | { kind: 'confirm' }
  | { kind: 'stored'; askMarketing: boolean }
  | { kind: 'finish' };

export const begin = (contact: Contact): LoginContactState => ({
  contact,
  code: '',
  phase: { kind: 'entering' },
  fault: null,
});

/** Continues with a code that was sent before a reload or before the dialog was closed. */
export const resume = ({ contact, challenge }: PendingCode): LoginContactState => ({
  ...begin(contact),
  phase: { kind: 'requested', challenge },
});

/** No input during a call: its response is about what was sent. */
export const isBusy = ({ kind }: Phase): boolean => kind === 'requesting' || kind === 'confirming';

/** What may be pressed. @param block why no code can be requested although there is a network */
export function allowed(
  { contact, code, phase }: LoginContactState,
  offline: boolean,
  block: RequestBlock | null,
): { canRequest: boolean; canConfirm: boolean } {
  const free = !isBusy(phase) && !offline;
  const hasCode = phase.kind === 'requested' && code !== '';
  return { canRequest: free && block === null, canConfirm: free && (hasCode || !isEmpty(contact)) };
}

export function transition(state: LoginContactState, event: LoginContactEvent): LoginContactState {
  const { phase } = state;
  switch (event.kind) {
    case 'type-contact':
      // A code is valid only for the contact it was sent to.
      return isBusy(phase) ? state : begin(event.contact);
    case 'type-code':
      return isBusy(phase) ? state : { ...state, code: event.code, fault: null };
    case 'request':
      if (isBusy(phase)) return state;
      return isWellFormed(state.contact)
        ? { ...state, phase: { kind: 'requesting' }, fault: null }
        : { ...state, fault: { field: 'contact', reason: 'invalid_format' } };
    case 'challenge':
      return phase.kind === 'requesting'
        ? { ...state, code: '', phase: { kind: 'requested', challenge: event.challenge } }
        : state;
    case 'refused':
      return phase.kind === 'confirming'
        ? {
            ...state,
            phase: { kind: 'requested', challenge: phase.challenge },
            fault: { field: 'code', reason: event.reason },
          }
        : { ...state, phase: { kind: 'entering' }, fault: { field: 'contact', reason: event.reason } };
    case 'confirm':
      if (phase.kind === 'requested' && state.code !== '')
        return { ...state, phase: { kind: 'confirming', challenge: phase.challenge }, fault: null };
      return phase.kind === 'entering' || phase.kind === 'requested'
        ? { ...state, fault: { field: 'code', reason: 'no_code' } }
        : state;
    case 'stored':
      return { ...state, phase: { kind: event.askMarketing ? 'asking-marketing' : 'done' } };
    case 'finish':
      return { ...state, phase: { kind: 'done' } };
  }
}
