import type { Contact } from '../../platform/identity/contact';

/** Who may be signed in by a third-party button. */
export type Provider = 'GOOGLE' | 'FACEBOOK' | 'APPLE';

export type LogInAnswer =
  | { kind: 'ok'; code: string }
  | { kind: 'wrong' }
  | { kind: 'deleted' }
  | { kind: 'disabled' }
  /** Too many failed attempts before; `wait` in seconds. */
  | { kind: 'too_many'; wait: number };

export type LogInRequest = {
  /** E-mail, mobile number (with or without +country code) or short demo name. */
  login: string;
  password: string;
  /** Network address of the visitor. */
  address: string;
};

export type SignUpRequest = {
  contact: Contact;
  /** The second contact, when both were given. */
  otherContact?: Contact;
  password: string;
  firstName: string;
  lastName: string;
  /** Referral code or membership id of the member who referred. */
  referCode?: string;
  agreedDirectMarketing?: boolean;
};
export type SignUpAnswer =
  | { kind: 'ok'; code: string }
  | { kind: 'contact_taken' }
  | { kind: 'invalid_contact' }
  | { kind: 'weak_password' };

export type OtpAnswer = { kind: 'sent' } | { kind: 'invalid_contact' };
/** With `otp` the code of `requestOtp` must match. */
export type EventRequest = { contact: Contact; otp?: string };
export type RegisterForEventAnswer =
  | {
      kind: 'ok';
      /** Redirects to redirect_url with the contact; valid for 30 minutes. */
      verifyCredential: string;
      contact: Contact;
    }
  | { kind: 'invalid_contact' }
  | { kind: 'wrong_otp' };

/** API data for the sign-on site and the gift-card frame (contract §1). */
export interface SignOnService {
  logIn(request: LogInRequest): Promise<LogInAnswer>;
  /** Signs in the demo member of that provider. */
  logInWith(provider: Provider): Promise<LogInAnswer>;
  signUp(request: SignUpRequest): Promise<SignUpAnswer>;
  /** Sends a six-digit code to the contact (the sandbox outbox shows it). */
  requestOtp(contact: Contact): Promise<OtpAnswer>;
  /** Proves a guest's contact. */
  registerForEvent(request: EventRequest): Promise<RegisterForEventAnswer>;
  /** Log-in of the gift-card frame: a refresh token of a temporary session, or why not. */
  logInForGiftCard(
    request: LogInRequest,
  ): Promise<{ kind: 'ok'; refresh: string } | Exclude<LogInAnswer, { kind: 'ok' }>>;
}
