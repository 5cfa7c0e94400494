/** Who may be signed in by a third-party button. */
type Provider = 'GOOGLE' | 'FACEBOOK' | 'APPLE';

export type LogInAnswer =
  { kind: 'ok'; code: string } | { kind: 'wrong' } | { kind: 'deleted' } | { kind: 'disabled' };

/** A contact as typed in the form: exactly one of e-mail and mobile. */
export type Contact =
  { method: 'email'; email: string } | { method: 'mobile'; countryCode: string; mobile: string };

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

type OtpAnswer = { kind: 'sent' } | { kind: 'invalid_contact' };
type RegisterForEventAnswer =
  | {
      kind: 'ok';
      /** Goes back to redirect_url with the contact; lives 30 minutes. */
      verifyCredential: string;
      contact: Contact;
    }
  | { kind: 'invalid_contact' }
  | { kind: 'wrong_otp' };

/** What the sign-on site and the gift-card frame ask of the API's data (contract §1). */
export interface SignOnService {
  /** `login`: e-mail, mobile number (with or without +country code) or short demo name. */
  logIn(request: { login: string; password: string }): Promise<LogInAnswer>;
  /** Signs in the demo member of that provider. */
  logInWith(provider: Provider): Promise<LogInAnswer>;
  signUp(request: SignUpRequest): Promise<SignUpAnswer>;
  /** Sends a six-digit code to the contact (the sandbox outbox shows it). */
  requestOtp(contact: Contact): Promise<OtpAnswer>;
  /** Proves a guest's contact; with `otp` the code of `requestOtp` must match. */
  registerForEvent(request: { contact: Contact; otp?: string }): Promise<RegisterForEventAnswer>;
  /** Log-in of the gift-card frame: a refresh token of a temporary session, or why not. */
  logInForGiftCard(request: {
    login: string;
    password: string;
  }): Promise<{ kind: 'ok'; refresh: string } | Exclude<LogInAnswer, { kind: 'ok' }>>;
}
