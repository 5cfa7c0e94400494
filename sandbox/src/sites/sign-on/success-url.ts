import type { Contact } from '../../platform/identity/contact';

/** Where a member goes after login or sign-up: the landing page with the authorization code. */
export function memberUrl(redirectUrl: URL, authorizationCode: string): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('token', authorizationCode);
  return url.href;
}

/** Where a guest goes after event registration: no token, but the credential and the contact. */
export function guestUrl(redirectUrl: URL, contact: Contact, verifyCredential: string): string {
  const url = new URL(redirectUrl);
  for (const name of ['token', 'country_code', 'mobile', 'email']) url.searchParams.delete(name);
  url.searchParams.set('is_event_register', 'true');
  url.searchParams.set('verify_credential', verifyCredential);
  if (contact.method === 'email') {
    url.searchParams.set('email', contact.email);
  } else {
    url.searchParams.set('country_code', contact.countryCode);
    url.searchParams.set('mobile', contact.mobile);
  }
  return url.href;
}
