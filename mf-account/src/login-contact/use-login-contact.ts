import { useHost } from '@mrw/shared-contracts';
import { useOfflineReason } from '@mrw/shared-ui';
import { useReducer } from 'react';
import { useProfileUpdate } from '../account-editing/use-profile-update';
import { useCustomer, useMember } from '../member/member-context';
import { isEmpty, isSecondContact, isUnchanged, requestBlock, type Contact } from './contact';
import { codeRefusal, confirmCode, requestCode, sendingRefusal } from './login-contact-api';
import { begin, isBusy, resume, transition } from './machine';
import { readPendingCode, writePendingCode } from './pending-code';
import { useResendLock } from './resend-lock';

/** The change of a login contact: state, calls and what may be pressed (§4, §5). */
export function useLoginContact(method: Contact['method'], says: { updated(): void; notUpdated(): void }) {
  const { http, config, auth, bus, session$ } = useHost();
  const { uid } = useMember();
  const customer = useCustomer();
  const empty: Contact =
    method === 'email'
      ? { method, email: '' }
      : { method, countryCode: config.countryCodes[0] ?? '', number: '' };
  const lock = useResendLock(uid);
  const [state, send] = useReducer(transition, empty, (fresh) => {
    const pending = lock.secondsLeft > 0 ? readPendingCode(uid, method) : null;
    return pending ? resume(pending) : begin(fresh);
  });
  const marketing = useProfileUpdate();
  const { contact, code, phase } = state;
  const busy = isBusy(phase);
  const offline = useOfflineReason();
  const blocked = busy || offline !== null;
  const block = requestBlock(contact, customer, lock.secondsLeft);

  const request = async () => {
    const next = transition(state, { kind: 'request' });
    send({ kind: 'request' });
    if (next.phase.kind !== 'requesting' || busy) return;
    try {
      const challenge = await requestCode(http.other, uid, contact);
      lock.start();
      writePendingCode(uid, { contact, challenge });
      send({ kind: 'challenge', challenge });
    } catch (error) {
      send({ kind: 'refused', reason: sendingRefusal(error) });
    }
  };

  const isStored = async () => {
    await auth.reloadMember();
    const session = session$.value;
    const now = session.kind === 'member' ? session.member.customer : null;
    return now !== null && isUnchanged(contact, now);
  };

  const confirm = async () => {
    const next = transition(state, { kind: 'confirm' });
    send({ kind: 'confirm' });
    if (next.phase.kind !== 'confirming' || busy) return;
    const askMarketing = !customer.has_agreed_direct_marketing && isSecondContact(method, customer);
    try {
      await confirmCode(http.other, uid, contact, {
        verify_code: code,
        verify_challenge: next.phase.challenge,
      });
    } catch (error) {
      const reason = codeRefusal(error);
      // An answer can be lost although the contact was stored.
      if (reason !== 'no_answer' || !(await isStored())) {
        send({ kind: 'refused', reason });
        return;
      }
    }
    writePendingCode(uid, null);
    await auth.reloadMember();
    bus.publish('profile-changed', { version: 1 });
    says.updated();
    send({ kind: 'stored', askMarketing });
  };

  const agree = () => {
    marketing.mutate(
      { has_agreed_direct_marketing: true, direct_marketing_via_email: true },
      {
        onError: says.notUpdated,
        onSettled: () => {
          send({ kind: 'finish' });
        },
      },
    );
  };

  return {
    state,
    send,
    lockedFor: lock.secondsLeft,
    busy,
    /** Not while a request runs, for 599 s after one, nor for an empty or unchanged contact, nor without a network. */
    canRequest: !blocked && block === null,
    /** Why no code can be asked for although there is a network. */
    requestBlock: block,
    canConfirm: !blocked && ((phase.kind === 'requested' && code !== '') || !isEmpty(contact)),
    /** Why neither is possible now. */
    offline,
    request: () => void request(),
    confirm: () => void confirm(),
    agree,
    agreeing: marketing.isPending,
    disagree: () => {
      send({ kind: 'finish' });
    },
  };
}
