import { isListedOrigin } from '@mrw/shared-contracts/partners/origins';
import type { Registration } from '@mrw/shared-contracts/partners/registration';
import * as z from 'zod/mini';
import type { Language } from '../../../platform/http/language';
import { readLanguage } from '../../page/language';
import { text } from '../../page/query';
import { findPartner, type PartnerPort } from '../../../members/partners/partner-port';

/** What a partner asks of a member, in the address of the page and in its form. */
export interface LinkRequest {
  id: string;
  partner: Registration;
  redirectUri: string;
  state: string | undefined;
  language: Language;
}

const parameters = z.object({ client_id: text, redirect_uri: text, state: text, locale: text });

/** @returns null for an unknown partner, or an address that is not on one of its origins */
export async function readLinkRequest(port: PartnerPort, source: unknown): Promise<LinkRequest | null> {
  const parsed = parameters.safeParse(source);
  if (!parsed.success) return null;
  const { client_id: id, redirect_uri: redirectUri, state, locale } = parsed.data;
  const partner = id === undefined ? null : await findPartner(port, id);
  if (id === undefined || partner === null || redirectUri === undefined || !URL.canParse(redirectUri))
    return null;
  const { origin, username, password } = new URL(redirectUri);
  if (username !== '' || password !== '' || !isListedOrigin(partner.origins, origin)) return null;
  return { id, partner, redirectUri, state, language: readLanguage(locale) };
}

export const linkFields = ({ id, redirectUri, state, language }: LinkRequest): Record<string, string> => ({
  client_id: id,
  redirect_uri: redirectUri,
  locale: language,
  ...(state !== undefined && { state }),
});

/** Back to the partner, with the answer and its own `state`. */
export function answerUrl(
  { redirectUri, state }: LinkRequest,
  answer: { code: string } | { error: string },
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
}
