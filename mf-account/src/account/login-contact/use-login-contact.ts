import { useHost, useKept } from '@mrw/shared-contracts';
import { useOfflineReason } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useProfileUpdate } from '../account-editing/use-profile-update';
import { useCustomer } from '../../common/member/use-customer';
import { emptyContact, isSecondContact, isUnchanged, requestBlock, type Contact } from './contact';
import { codeRefusal, confirmCode, requestCode, sendingRefusal } from './login-contact-api';
import { allowed, begin, isBusy, resume, transition, type LoginContactEvent } from './machine';
import { pendingCodeOf, readPendingCode } from './pending-code';
import { useResendLock } from './resend-lock';

/** The change of a login contact: state, calls and enabled actions (§4, §5). */
export function useLoginContact(
  method: Contact['method'],
  callbacks: { updated(): void; notUpdated(error: unknown): void },
) {
  const { http, config, auth, bus, session$, storage } = useHost();
  const { uid } = useMember();
  const customer = useCustomer();
  const empty = emptyContact(method, config.countryCodes);
  const lock = useResendLock();
  const pendingCode = pendingCodeOf(storage);
  const [state, setState] = useKept(`change of ${method}`, () => {
    const pending = lock.secondsLeft > 0 ? readPendingCode(storage, method) : null;
    return pending ? resume(pending) : begin(empty);
  });
  const send = (event: LoginContactEvent) => {
    setState((now) => transition(now, event));
  };
  const marketing = useMarketingQuestion(callbacks.notUpdated, () => {
    send({ kind: 'finish' });
  });
  const { contact, code } = state;
  const busy = isBusy(state.phase);
  const offline = useOfflineReason();
  const block = requestBlock(contact, customer, lock.secondsLeft);

  const request = async () => {
    const next = transition(state, { kind: 'request' });
    send({ kind: 'request' });
    if (next.phase.kind !== 'requesting' || busy) return;
    try {
      const challenge = await requestCode(http.other, uid, contact);
      lock.start();
      pendingCode.write({ contact, challenge });
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
      // The outcome is unknown: the contact may be stored although no response arrived.
      if (reason !== 'no_answer' || !(await isStored())) {
        send({ kind: 'refused', reason });
        return;
      }
    }
    pendingCode.remove();
    await auth.reloadMember();
    bus.publish('profile-changed', { version: 1 });
    callbacks.updated();
    send({ kind: 'stored', askMarketing });
  };

  return {
    state,
    send,
    lockedFor: lock.secondsLeft,
    busy,
    ...allowed(state, offline !== null, block),
    /** Why no code can be requested although there is a network. */
    requestBlock: block,
    /** Why both actions are disabled. */
    offline,
    request: () => void request(),
    confirm: () => void confirm(),
    ...marketing,
  };
}

export type LoginContactFlow = ReturnType<typeof useLoginContact>;

/** @param finish runs after the answer, also when storing it failed */
function useMarketingQuestion(failed: (error: unknown) => void, finish: () => void) {
  const update = useProfileUpdate('answer about marketing');
  return {
    agree: () => {
      update.send(
        { has_agreed_direct_marketing: true, direct_marketing_via_email: true },
        {
          onDone: finish,
          onFailed: (error) => {
            failed(error);
            finish();
          },
        },
      );
    },
    agreeing: update.busy,
    disagree: finish,
  };
}
