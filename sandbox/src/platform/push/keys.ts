import { createECDH, hkdfSync } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';

/** A key of the server: its public half is what browsers subscribe with. */
export type VapidKey = { public: string; private: string };

const curve = 'prime256v1';

/** @throws Error for a text that is no private key */
export function vapidKey(text: string): VapidKey {
  const secret = Buffer.from(text, 'base64url');
  if (secret.length !== 32) throw new Error('A VAPID key has 32 bytes as base64url');
  const pair = createECDH(curve);
  pair.setPrivateKey(secret);
  return { public: pair.getPublicKey('base64url'), private: secret.toString('base64url') };
}

/** The key of an environment that has none of its own: it lives as long as the secret of its tokens. */
export const keyOfSecret = (secret: Uint8Array): VapidKey =>
  vapidKey(Buffer.from(hkdfSync('sha256', secret, '', 'push', 32)).toString('base64url'));

/** Seconds that a signature holds; at most a day (RFC 8292). */
const holds = 12 * 3_600;

/** The header that tells a push service who sends. @param subject whom it may turn to about this server */
export async function vapidHeader(
  key: VapidKey,
  endpoint: string,
  { subject, now }: { subject: string; now: Date },
): Promise<string> {
  const point = Buffer.from(key.public, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const signing = await importJWK(
    { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: key.private },
    'ES256',
  );
  const token = await new SignJWT({ sub: subject })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + holds)
    .sign(signing);
  return `vapid t=${token}, k=${key.public}`;
}
