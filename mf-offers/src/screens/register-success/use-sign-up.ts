import { readResource, useHost, type LoginOptions } from '@mrw/shared-contracts';
import { preRegisterInfo, type PreRegisterInfo } from '@mrw/shared-contracts/api/customers';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import type { RegisteredGuest } from './registered-guest';

/** Navigates a guest to the sign-up, with the contact of the registration filled in. */
export function useSignUp(guest: RegisteredGuest): { busy: boolean; signUp(): void } {
  const { http, auth } = useHost();
  const [busy, run] = useSingleFlight();
  const signUp = () => {
    run(async () => {
      const data = { sso_uid: guest.uid, membership_id: guest.membershipId };
      const request = { method: 'post', url: '/customers/pre-register-info', data };
      // Without a response the guest types the contact again.
      const info = await readResource(http.campaign, request, preRegisterInfo).catch(() => null);
      auth.login({ redirectTo: '/home', fromRegistration: info ? contactOf(info) : {} });
    });
  };
  return { busy, signUp };
}

/** The e-mail, else the phone number with its country code. */
export function contactOf(info: PreRegisterInfo): NonNullable<LoginOptions['fromRegistration']> {
  if (info.email) return { email: info.email };
  return info.phone_number ? { mobile: `+${info.country_code ?? ''}${info.phone_number}` } : {};
}
