import { importPKCS8, SignJWT } from 'jose';
import type { GooglePasses } from '../settings';
import type { passObject } from './object';

/** Longest address that every phone takes. */
export const longestLink = 1_800;

type Made = ReturnType<typeof passObject>;

/** The address at which Google adds a pass: the object, signed. What does not fit comes with the first update. */
export async function saveLink(google: GooglePasses, { type, body }: Made, now: Date): Promise<string> {
  const whole = await linkOf(google, type, body, now);
  if (whole.length <= longestLink) return whole;
  return linkOf(google, type, { ...body, textModulesData: undefined }, now);
}

async function linkOf({ email, key }: GooglePasses, type: Made['type'], body: object, now: Date) {
  const token = await new SignJWT({ typ: 'savetowallet', payload: { [`${type}Objects`]: [body] } })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience('google')
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .sign(await importPKCS8(key, 'RS256'));
  return `https://pay.google.com/gp/v/save/${token}`;
}
