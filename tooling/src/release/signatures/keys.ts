import fs from 'node:fs';
import {
  CompactSign,
  compactVerify,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const ec = {
  kid: text,
  alg: z.literal('ES256'),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: text,
  y: text,
};
const okp = { kid: text, alg: z.literal('EdDSA'), kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: text };

/** A key of a policy, and when it may sign. Strict: the private part (`d`) has no place in a policy. */
export const signer = z.strictObject({
  key: z.discriminatedUnion('alg', [z.strictObject(ec), z.strictObject(okp)]),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type Signer = z.infer<typeof signer>;

const privateKey = z.discriminatedUnion('alg', [z.object({ ...ec, d: text }), z.object({ ...okp, d: text })]);
export type PrivateKey = z.infer<typeof privateKey>;

/** What is signed: a signature of one kind is none of another. */
export type Kind = 'release' | 'deployment';
const typeOf = (kind: Kind) => `mrw-${kind}+jws`;

/** Milliseconds by which the clocks of two machines may differ. */
export const clockSkew = 300_000;

/** Where the key that signs is: a JWK, or the file with it. Never on a command line, which other users can read. */
export const keyVariable = 'MRW_RELEASE_KEY';

/** @throws Error when the variable has no private key with `kid` and `alg` */
export function keyFrom(env: Readonly<Record<string, string | undefined>>): PrivateKey | undefined {
  const given = env[keyVariable]?.trim();
  if (!given) return undefined;
  try {
    return privateKey.parse(JSON.parse(given.startsWith('{') ? given : fs.readFileSync(given, 'utf8')));
  } catch {
    // What the parser says could show a part of the key.
    throw new Error(`${keyVariable} is no private key (JWK with kid, ES256 or EdDSA), and no file with one.`);
  }
}

/** A new key: the private part, and its row of a policy for a year from now. */
export async function newKey(kid: string, now: Date): Promise<{ secret: PrivateKey; row: Signer }> {
  const { privateKey: made } = await generateKeyPair('ES256', { extractable: true });
  const secret = privateKey.parse({ ...(await exportJWK(made)), kid, alg: 'ES256' });
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + 1);
  return {
    secret,
    row: signer.parse({
      key: Object.fromEntries(Object.entries(secret).filter(([part]) => part !== 'd')),
      from: now.toISOString(),
      until: until.toISOString(),
    }),
  };
}

/** Signs content with the time, as a compact JWS. */
export async function sign(key: PrivateKey, kind: Kind, content: object): Promise<string> {
  const payload = JSON.stringify({ ...content, at: new Date().toISOString() });
  return new CompactSign(Buffer.from(payload))
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: typeOf(kind) })
    .sign(await importJWK(key, key.alg));
}

const payloadTime = z.looseObject({ at: z.iso.datetime() });

/**
 * Reads what one of the signers signed while its key might sign.
 *
 * @param signers the key of the signature decides the algorithm, never the signature
 * @returns the content, and the name of the key
 * @throws Error with the reason when it is not so
 */
export async function verified<Schema extends z.ZodMiniType>(
  jws: string,
  kind: Kind,
  signers: readonly Signer[],
  content: Schema,
): Promise<{ content: z.infer<Schema>; at: string; kid: string; until: string }> {
  const kid = keyNamed(jws);
  const known = signers.filter(({ key }) => key.kid === kid);
  if (known.length === 0) throw new Error(`key "${kid}" is none of its signers`);
  let reason: unknown;
  for (const { key, from, until } of known)
    try {
      const { payload, protectedHeader } = await compactVerify(jws, await importJWK(key, key.alg), {
        algorithms: [key.alg],
      });
      if (protectedHeader.typ !== typeOf(kind)) throw new Error('it is a signature of something else');
      const read: unknown = JSON.parse(Buffer.from(payload).toString('utf8'));
      const { at } = payloadTime.parse(read);
      const time = Date.parse(at);
      if (time < Date.parse(from) || time > Date.parse(until) || time > Date.now() + clockSkew)
        throw new Error(`key "${kid}" may sign from ${from} to ${until}, and it is of ${at}`);
      return { content: content.parse(read), at, kid, until };
    } catch (error) {
      reason = error;
    }
  throw reason;
}

function keyNamed(jws: string): string {
  try {
    return decodeProtectedHeader(jws).kid ?? '';
  } catch {
    return '';
  }
}
