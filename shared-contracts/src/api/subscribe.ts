import * as z from 'zod/mini';
import { signUpMethod } from './customers';
import { id, text } from './text';

/** The member data on the page of an unsubscribe link. */
export const subscription = z.object({
  sso_uid: id,
  sign_up_method: signUpMethod,
  email_address: text,
  mobile_phone_number_country_code: text,
  mobile_phone_number_subscriber_number: text,
  direct_marketing_via_email: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

/** Query of `GET /customers/subscribe/subscribe-email`. */
export const subscriptionQuery = z.object({ token: z.optional(z.string()) });
/** Body of `POST /customers/subscribe/subscribe-email`. */
export const subscriptionRequest = z.object({ direct_marketing_via_email: z.boolean(), token: z.string() });
