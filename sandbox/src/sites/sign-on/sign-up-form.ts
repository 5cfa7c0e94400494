import * as z from 'zod/mini';
import { readEmail } from '../../identity/contact';
import { isStrongPassword } from '../../identity/rules';
import type { Contact } from '../../identity/contact';
import { choice, flag, secret, text } from '../page/query';
import { isMobile, plainDigits, splitMobile } from './contact-rules';
import type { LoginContext } from './login-context';
import { countryCodes, type NewMember } from './services';

export const signUpSchema = z.pipe(
  z.object({
    first_name: text,
    last_name: text,
    email: text,
    country_code: choice(countryCodes, '852'),
    mobile: text,
    password: secret,
    refer_code: text,
    agreed_direct_marketing: flag,
  }),
  z.transform((form) => ({
    firstName: form.first_name ?? '',
    lastName: form.last_name ?? '',
    email: form.email ?? '',
    countryCode: form.country_code,
    mobile: form.mobile ?? '',
    password: form.password,
    referCode: form.refer_code ?? '',
    agreedDirectMarketing: form.agreed_direct_marketing,
  })),
);

export type SignUpForm = z.infer<typeof signUpSchema>;

export type SignUpFault = 'missing' | 'format' | 'taken' | 'rule';
export type SignUpFaults = Partial<Record<'firstName' | 'email' | 'mobile' | 'password', SignUpFault>>;

/** The empty form, with the contact and the refer code that the address brought along. */
export function emptySignUpForm({ email, mobile, referCode }: LoginContext): SignUpForm {
  return {
    firstName: '',
    lastName: '',
    email: email ?? '',
    ...splitMobile(mobile ?? ''),
    password: '',
    referCode: referCode ?? '',
    agreedDirectMarketing: false,
  };
}

/** Checks a form (§5): which fields are wrong, and how. */
export function checkSignUp(form: SignUpForm): SignUpFaults {
  const faults: SignUpFaults = {};
  if (form.firstName === '') faults.firstName = 'missing';
  if (form.email === '' && form.mobile === '') faults.email = 'missing';
  if (form.email !== '' && readEmail(form.email) === null) faults.email = 'format';
  if (form.mobile !== '' && !isMobile(form.countryCode, form.mobile)) faults.mobile = 'format';
  if (!isStrongPassword(form.password)) faults.password = 'rule';
  return faults;
}

/** The request for a form without faults. */
export function newMember(form: SignUpForm, context: LoginContext): NewMember {
  const mobile: Contact = {
    method: 'mobile',
    countryCode: form.countryCode,
    mobile: plainDigits(form.mobile),
  };
  const both = form.email !== '' && form.mobile !== '';
  return {
    contact: form.email === '' ? mobile : { method: 'email', email: form.email },
    ...(both && { otherContact: mobile }),
    firstName: form.firstName,
    lastName: form.lastName,
    password: form.password,
    ...(form.referCode !== '' && { referCode: form.referCode }),
    agreedDirectMarketing: form.agreedDirectMarketing,
    signUpChannel: context.signUpChannel,
    language: context.language,
  };
}
