import * as z from 'zod/mini';
import { secret, text } from '../page/query';
import { eventContact, eventSchema, type EventForm } from './event-form';
import type { LogInFault } from './log-in-view';
import type { LoginContext } from './login-context';
import type { Screen } from './pages';
import { providers, type SignOnPort } from './services';
import { checkSignUp, newMember, signUpSchema, type SignUpForm } from './sign-up-form';
import { guestUrl, memberUrl } from './success-url';

/** A form continues to the landing page, or back to a screen with the error. */
export type Outcome = { kind: 'redirect'; url: string } | { kind: 'screen'; screen: Screen };

export const submissionSchema = z.union([
  z.object({ action: z.literal('log_in'), login: text, password: secret }),
  z.object({ action: z.literal('provider'), provider: z.enum(providers) }),
  z.intersection(z.object({ action: z.literal('sign_up') }), signUpSchema),
  z.intersection(z.object({ action: z.enum(['event_contact', 'event_code']) }), eventSchema),
]);

export type Submission = z.infer<typeof submissionSchema>;

interface Desk {
  context: LoginContext;
  signOn: SignOnPort;
  outboxUrl: string;
  /** Network address of the visitor. */
  address: string;
}

const show = (screen: Screen): Outcome => ({ kind: 'screen', screen });
const toMember = ({ context }: Desk, code: string): Outcome => ({
  kind: 'redirect',
  url: memberUrl(context.redirectUrl, code),
});

/** The field that a log-in lacks. */
export const missingIn = (login: string, password: string): LogInFault | null =>
  login === '' ? 'login_missing' : password === '' ? 'password_missing' : null;

async function logIn(desk: Desk, login: string, password: string): Promise<Outcome> {
  const refuse = (fault: LogInFault, wait = 0) =>
    show({ name: 'log_in', form: { login, password: '', fault, wait } });
  const missing = missingIn(login, password);
  if (missing) return refuse(missing);
  const answer = await desk.signOn.logIn({ login, password, address: desk.address });
  if (answer.kind === 'too_many') return refuse(answer.kind, answer.wait);
  return answer.kind === 'ok' ? toMember(desk, answer.code) : refuse(answer.kind);
}

async function signUp(desk: Desk, form: SignUpForm): Promise<Outcome> {
  const faults = checkSignUp(form);
  if (Object.keys(faults).length > 0) return show({ name: 'sign_up', form, faults });
  const member = newMember(form, desk.context);
  const answer = await desk.signOn.signUp(member);
  // The service does not report which of two contacts is meant.
  const contacts = [member.contact, ...(member.otherContact ? [member.otherContact] : [])];
  const refuseContacts = (fault: 'taken' | 'format') =>
    show({
      name: 'sign_up',
      form,
      faults: Object.fromEntries(contacts.map(({ method }) => [method, fault])),
    });
  switch (answer.kind) {
    case 'ok':
      return toMember(desk, answer.code);
    case 'contact_taken':
      return refuseContacts('taken');
    case 'invalid_contact':
      return refuseContacts('format');
    case 'weak_password':
      return show({ name: 'sign_up', form, faults: { password: 'rule' } });
  }
}

async function registerForEvent(desk: Desk, form: EventForm, step: 'contact' | 'code'): Promise<Outcome> {
  const { context, signOn, outboxUrl } = desk;
  const wrongContact = show({ name: 'event_contact', form, contactIsWrong: true });
  const contact = eventContact(form);
  if (contact === null) return wrongContact;
  if (context.enableOtp && step === 'contact') {
    const answer = await signOn.requestOtp(contact);
    return answer.kind === 'sent' ? show({ name: 'event_code', form, outboxUrl }) : wrongContact;
  }
  const answer = await signOn.registerForEvent(context.enableOtp ? { contact, otp: form.code } : { contact });
  switch (answer.kind) {
    case 'ok':
      return {
        kind: 'redirect',
        url: guestUrl(context.redirectUrl, answer.contact, answer.verifyCredential),
      };
    case 'invalid_contact':
      return wrongContact;
    case 'wrong_otp':
      return show({ name: 'event_code', form, outboxUrl, codeIsWrong: true });
  }
}

/** Carries out one form of the sign-on pages. */
export async function submit(submission: Submission, desk: Desk): Promise<Outcome> {
  switch (submission.action) {
    case 'log_in':
      return logIn(desk, submission.login ?? '', submission.password);
    case 'provider': {
      const answer = await desk.signOn.logInWith(submission.provider);
      if (answer.kind === 'ok') return toMember(desk, answer.code);
      return show({ name: 'log_in', form: { login: '', password: '', fault: answer.kind } });
    }
    case 'sign_up':
      return signUp(desk, submission);
    case 'event_contact':
      return registerForEvent(desk, submission, 'contact');
    case 'event_code':
      return registerForEvent(desk, submission, 'code');
  }
}
