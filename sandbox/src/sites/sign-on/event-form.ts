import * as z from 'zod/mini';
import { readEmail } from '../../platform/identity/contact';
import type { Contact } from '../../platform/identity/contact';
import { choice, typed } from '../page/query';
import { isMobile, withMobile } from './contact-rules';
import type { LoginContext } from './login-context';
import { countryCodes } from './services';

export const eventSchema = z.pipe(
  z.object({
    contact_kind: choice(['email', 'mobile'], 'email'),
    email: typed,
    country_code: choice(countryCodes, '852'),
    mobile: typed,
    code: typed,
  }),
  z.transform(withMobile),
);

export type EventForm = z.infer<typeof eventSchema>;

/** The empty form, with the contact that the address brought along. */
export function emptyEventForm({ email, mobile }: LoginContext): EventForm {
  const byMobile = mobile !== undefined && email === undefined;
  return withMobile({
    contact_kind: byMobile ? 'mobile' : 'email',
    email: email ?? '',
    country_code: '852',
    mobile: mobile ?? '',
    code: '',
  });
}

/** The contact that a form names, or `null` when its format is wrong (§5). */
export function eventContact(form: EventForm): Contact | null {
  if (form.contact_kind === 'email') return readEmail(form.email) && { method: 'email', email: form.email };
  if (!isMobile(form)) return null;
  return { method: 'mobile', countryCode: form.country_code, mobile: form.mobile };
}
