import * as z from 'zod/mini';
import { id, moment, text } from './text';

/** What a member signed up with. */
export const signUpMethod = z.enum(['MOBILE', 'EMAIL', 'BOTH']);
/** What a member logs in with. */
export const loginType = z.enum(['GOOGLE', 'FACEBOOK', 'APPLE', 'MOBILE', 'EMAIL', 'BOTH']);
export type LoginType = z.infer<typeof loginType>;

/** Name of a profile field in the API. */
export type ProfileField = 'first_name' | 'last_name' | 'gender' | 'date_of_birth';

/**
 * What a new member got and has done. `points`: given for joining. `done`: names of `welcomeSteps`
 * (member/first-days); others are for later.
 */
export const welcome = z.object({ joined_at: moment, points: z.number(), done: z.array(z.string()) });
export type Welcome = z.infer<typeof welcome>;

/** The record of a member, of `GET /customers/:uid`. */
export const customer = z.object({
  uid: id,
  membership_id: z.string(),
  first_name: text,
  last_name: text,
  nickname: text,
  /** FEMALE, MALE or NOT_DISCLOSED, in any case. */
  gender: text,
  /** `YYYY-MM-01`. */
  date_of_birth: text,
  address: text,
  company: text,
  email_address: text,
  mobile_phone_number_country_code: text,
  mobile_phone_number_subscriber_number: text,
  temporary_email_address: text,
  temporary_country_code: text,
  temporary_phone_number: text,
  referral_code: text,
  referred_by_campaign: z.nullable(id),
  referrer: z.nullable(id),
  has_agreed_direct_marketing: z.boolean(),
  direct_marketing_via_email: z.boolean(),
  number_of_coupons: z.number(),
  number_of_coupons_about_to_expire: z.number(),
  sign_up_method: signUpMethod,
  login_type: loginType,
  is_forced_inactive: z.boolean(),
  /** Null: every field may be edited; contains `login_method` when the login contact may be changed. */
  allowed_edit_fields: z.nullable(z.array(z.string())),
  /** Several choices of one field are joined by commas. */
  user_custom_data: z.record(z.string(), z.string()),
  /** The first 14 days of a member; null afterwards. Absent where the API does not welcome. */
  welcome: z.optional(z.nullable(welcome)),
  /** Invited friends read the first name, which needs this consent; absent where the API has no invitations. */
  shows_name_to_invited: z.optional(z.boolean()),
});
export type Customer = z.infer<typeof customer>;

/**
 * Proof that the member acts, and not who found the device open: the password, or a code sent to a contact of
 * the member that is older than 7 days.
 */
export const proof = z.object({
  password: z.optional(z.string()),
  verify_challenge: z.optional(z.string()),
  verify_code: z.optional(z.string()),
});
export type Proof = z.infer<typeof proof>;

/** Body of `PATCH /customers/:uid`: one field, or both consents. */
export const customerPatch = z.object({
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  gender: z.optional(z.string()),
  date_of_birth: z.optional(z.string()),
  email_address: z.optional(z.string()),
  user_custom_data: z.optional(z.record(z.string(), z.string())),
  has_agreed_direct_marketing: z.optional(z.boolean()),
  direct_marketing_via_email: z.optional(z.boolean()),
  shows_name_to_invited: z.optional(z.boolean()),
  /** Of another email while spending is locked. */
  proof: z.optional(proof),
});
export type CustomerPatch = z.infer<typeof customerPatch>;

/** Body of `DELETE /customers/:uid`. */
export const deleteRequest = z.object({ password: z.string() });

/** A log-in contact. */
export const contactMethod = z.enum(['mobile', 'email']);

/** `mobile` is `+{country code}{number}`. */
export const loginMethodQuery = z.object({
  method: contactMethod,
  email: z.optional(z.string()),
  mobile: z.optional(z.string()),
});
/** Answer of `GET /customers/:uid/update-login-method`, after which a code was sent. */
export const loginMethodChallenge = z.object({ result: z.object({ verify_challenge: z.string() }) });
/** Body of `POST /customers/:uid/update-login-method`. */
export const loginMethodRequest = z.object({
  method: contactMethod,
  email: z.optional(z.nullable(z.string())),
  mobile: z.optional(z.nullable(z.string())),
  verify_code: z.string(),
  verify_challenge: z.string(),
  /** While spending is locked. */
  proof: z.optional(proof),
});
export type LoginMethodRequest = z.infer<typeof loginMethodRequest>;
/** Its answer: the log-in contact is changed. */
export const loginMethodDone = z.object({ result: z.literal('success') });
/** Why a log-in contact was not changed, or no code was sent. */
export const loginMethodRefusal = z.object({
  result: z.enum([
    'user_already_exist',
    'over_send_limit_error',
    'invalid_format',
    'invalid_verify_code',
    'send_failed',
  ]),
});
export type LoginMethodRefusal = z.infer<typeof loginMethodRefusal>['result'];

/** Body of `POST /customers/pre-register-info`; both ids must belong together. */
export const preRegisterRequest = z.object({ sso_uid: z.string(), membership_id: z.string() });
/** Its answer: the contacts of a guest who signs up. */
export const preRegisterInfo = z.object({ email: text, country_code: text, phone_number: text });
export type PreRegisterInfo = z.infer<typeof preRegisterInfo>;
