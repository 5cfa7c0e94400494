import type { LoginMethodRefusal } from '@mrw/shared-contracts/api/customers';
import { isWellFormed, type Contact } from './contact';
import type { PendingCode } from './pending-code';

/** Enter contact, request a code, enter the code, update (§4). */
type Phase =
  | { kind: 'entering' }
  | { kind: 'requesting' }
  | { kind: 'requested'; challenge: string }
  | { kind: 'confirming'; challenge: string }
  /** The contact is stored; a member who has not agreed to direct marketing is asked once. */
  | { kind: 'asking-marketing' }
  | { kind: 'done' };

/** `no_answer`: the code was sent off, and nothing came back. */
type Refusal = LoginMethodRefusal | 'no_answer';
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

/** Goes on where a code was sent before the page was reloaded or the dialog closed. */
export const resume = ({ contact, challenge }: PendingCode): LoginContactState => ({
  ...begin(contact),
  phase: { kind: 'requested', challenge },
});

/** While a call is under way nothing is typed: its answer is about what was sent. */
export const isBusy = ({ kind }: Phase): boolean => kind === 'requesting' || kind === 'confirming';

export function transition(state: LoginContactState, event: LoginContactEvent): LoginContactState {
  const { phase } = state;
  switch (event.kind) {
    case 'type-contact':
      // A code belongs to the contact it was sent to.
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
