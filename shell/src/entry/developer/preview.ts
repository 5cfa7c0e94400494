import { deviceNow } from '@mrw/shared-contracts/device/now';
import { releaseVersion, remoteNamePattern } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import type { Preview } from '../../host/page-data';
import { readEmbed } from '../../host/embed-flag';
import { previewKey } from './preview-key';

const publicKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
const environment = z.object({
  environment: z.string(),
  previewKeys: z.object({ keys: z.array(publicKey) }),
});
const header = z.object({ alg: z.literal('ES256') });
const claims = z.object({
  aud: z.literal('mrw-preview'),
  remote: z.string().check(z.regex(remoteNamePattern)),
  version: releaseVersion.check(z.regex(/-pr\.\d/)),
  environment: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
});

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/**
 * What a link allows to load, before anything of it is asked for.
 *
 * @param token JWS in its short form (RFC 7515)
 * @param manifest of the page: its environment, and the keys of those who may sign
 * @param subtle missing where the page is not secure
 * @returns null for whatever is not signed, has ended, or is for another environment
 */
export async function previewOf(
  token: string,
  manifest: unknown,
  subtle: SubtleCrypto | undefined,
): Promise<Preview | null> {
  const known = environment.safeParse(manifest);
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  if (!known.success || !subtle || more.length > 0) return null;
  try {
    if (!header.safeParse(jsonOf(head)).success) return null;
    const said = claims.safeParse(jsonOf(body));
    if (!said.success || said.data.environment !== known.data.environment) return null;
    if (said.data.exp * 1_000 <= deviceNow()) return null;
    const signed = new TextEncoder().encode(`${head}.${body}`);
    for (const jwk of known.data.previewKeys.keys) {
      const key = await subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
      const { remote, version } = said.data;
      if (await subtle.verify(algorithm, key, bytesOf(signature), signed)) return { remote, version };
    }
  } catch {
    // What cannot be read is not signed.
  }
  return null;
}

/**
 * The preview of this tab. A link is kept for the tab and taken out of the address, so that it is not passed on. A page
 * inside another site has none, and neither has one without storage.
 */
export async function previewOfTab(page: Window, manifest: unknown): Promise<Preview | null> {
  const here = new URL(page.location.href);
  const given = here.searchParams.get(previewKey);
  if (given !== null) {
    here.searchParams.delete(previewKey);
    page.history.replaceState(page.history.state, '', here);
  }
  const { isOpenInOtherSite } = readEmbed({
    query: here.searchParams,
    storage: () => page.sessionStorage,
    referrer: '',
    partners: [],
  });
  try {
    const token = given ?? page.sessionStorage.getItem(previewKey) ?? '';
    const preview = isOpenInOtherSite ? null : await previewOf(token, manifest, page.crypto.subtle);
    if (preview) page.sessionStorage.setItem(previewKey, token);
    else page.sessionStorage.removeItem(previewKey);
    return preview;
  } catch {
    return null;
  }
}

const jsonOf = (part: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(part)));

/** @throws Error for a text that is not the one base64url form of its bytes */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const form = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (form !== text) throw new Error('This is not base64url.');
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
