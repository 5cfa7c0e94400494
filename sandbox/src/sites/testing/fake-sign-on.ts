import type { Contact } from '../../platform/identity/contact';
import type { NewMember, SignOnPort } from '../sign-on/services';

/** A sign-on service with a few fixed responses, and a record of its requests. */
export interface FakeSignOn extends SignOnPort {
  signedUp: NewMember[];
  codesSentTo: Contact[];
}

/** For tests of the sites: every password is `Demo1234`, every one-time code is `123456`. */
export function fakeSignOn(): FakeSignOn {
  const signedUp: NewMember[] = [];
  const codesSentTo: Contact[] = [];
  const answer = (login: string, password: string) => {
    if (login === 'demo-guessed') return { kind: 'too_many' as const, wait: 841 };
    if (password !== 'Demo1234') return { kind: 'wrong' as const };
    if (login === 'demo-deleted') return { kind: 'deleted' as const };
    if (login === 'demo-disabled') return { kind: 'disabled' as const };
    return { kind: 'ok' as const };
  };
  const withCode = (outcome: ReturnType<typeof answer>, code: string) =>
    outcome.kind === 'ok' ? { kind: outcome.kind, code } : outcome;
  return {
    signedUp,
    codesSentTo,
    logIn: ({ login, password }) => Promise.resolve(withCode(answer(login, password), `code-of-${login}`)),
    logInWith: (provider) => Promise.resolve({ kind: 'ok', code: `code-of-${provider}` }),
    signUp: (member) => {
      const taken = member.contact.method === 'email' && member.contact.email === 'taken@example.test';
      if (taken) return Promise.resolve({ kind: 'contact_taken' });
      signedUp.push(member);
      return Promise.resolve({ kind: 'ok', code: 'code-of-new-member' });
    },
    requestOtp: (contact) => {
      codesSentTo.push(contact);
      return Promise.resolve({ kind: 'sent' });
    },
    registerForEvent: ({ contact, otp }) =>
      Promise.resolve(
        otp === undefined || otp === '123456'
          ? { kind: 'ok', verifyCredential: 'credential-1', contact }
          : { kind: 'wrong_otp' },
      ),
    logInForGiftCard: ({ login, password }) => {
      const outcome = answer(login, password);
      return Promise.resolve(
        outcome.kind === 'ok' ? { kind: outcome.kind, refresh: `refresh-of-${login}` } : outcome,
      );
    },
  };
}
