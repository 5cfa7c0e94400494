import * as z from 'zod/mini';
import { readEmail } from '../../platform/identity/contact';
import { isStrongPassword } from '../../platform/identity/rules';
import type { Contact } from '../../platform/identity/contact';
import { choice, flag, secret, typed } from '../page/query';
import { isMobile, withMobile } from './contact-rules';
import type { LoginContext } from './login-context';
import { countryCodes, type NewMember } from './services';

export const signUpSchema = z.pipe(
  z.object({
    first_name: typed,
    last_name: typed,
    email: typed,
    country_code: choice(countryCodes, '852'),
    mobile: typed,
    password: secret,
    refer_code: typed,
    agreed_direct_marketing: flag,
  }),
  z.transform(withMobile),
);

export type SignUpForm = z.infer<typeof signUpSchema>;

export type SignUpFault = 'missing' | 'format' | 'taken' | 'rule';
export type SignUpFaults = Partial<Record<'first_name' | 'email' | 'mobile' | 'password', SignUpFault>>;

/** The empty form, with the contact and the refer code that the address brought along. */
export function emptySignUpForm({ email, mobile, referCode }: LoginContext): SignUpForm {
  return withMobile({
    first_name: '',
    last_name: '',
    email: email ?? '',
    country_code: '852',
    mobile: mobile ?? '',
    password: '',
    refer_code: referCode ?? '',
    agreed_direct_marketing: false,
  });
}

/** Checks a form (§5): which fields are wrong, and how. */
export function checkSignUp(form: SignUpForm): SignUpFaults {
  const faults: SignUpFaults = {};
  if (form.first_name === '') faults.first_name = 'missing';
  if (form.email === '' && form.mobile === '') faults.email = 'missing';
  if (form.email !== '' && readEmail(form.email) === null) faults.email = 'format';
  if (form.mobile !== '' && !isMobile(form)) faults.mobile = 'format';
  if (!isStrongPassword(form.password)) faults.password = 'rule';
  return faults;
}

/** The request for a form without faults. */
export function newMember(form: SignUpForm, context: LoginContext): NewMember {
  const mobile: Contact = {
    method: 'mobile',
    countryCode: form.country_code,
    mobile: form.mobile,
  };
  const both = form.email !== '' && form.mobile !== '';
  return {
    contact: form.email === '' ? mobile : { method: 'email', email: form.email },
    ...(both && { otherContact: mobile }),
    firstName: form.first_name,
    lastName: form.last_name,
    password: form.password,
    ...(form.refer_code !== '' && { referCode: form.refer_code }),
    agreedDirectMarketing: form.agreed_direct_marketing,
    signUpChannel: context.signUpChannel,
    language: context.language,
  };
}
