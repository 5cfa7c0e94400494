import { createHash } from 'node:crypto';
import os from 'node:os';
import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { signer, type PrivateKey } from './signatures/keys';

const text = z.string().check(z.minLength(1));
const members = z.array(text);
const signers = z.array(signer);

/** A set of public keys, as a provider of identities publishes it. */
export const keySet = z.object({ keys: z.array(z.looseObject({ kty: text })) });

/** Who may change what in an environment, as its file says it. */
export const policyFile = z.strictObject({
  /** Who signs the tokens (`iss`), and whom they are for (`aud`). */
  issuer: text,
  audience: text,
  /** Claims with the name of the actor and with the groups. */
  name: z._default(text, 'sub'),
  groups: z._default(text, 'groups'),
  /** Values that other claims must have, for example the branch. */
  claims: z._default(z.record(z.string(), z.string()), {}),
  /** Names, and groups as `@group`, for each package; `*` stands for all packages, `policy` for the policy itself. */
  permits: z.intersection(z.record(z.string(), members), z.object({ policy: members.check(z.minLength(1)) })),
  /** Whose signature a release or a change needs, by the same names; without them none is asked for. */
  signers: z.optional(
    z.intersection(z.record(z.string(), signers), z.object({ policy: signers.check(z.minLength(1)) })),
  ),
});

/** A policy with the keys of its issuer. */
export const policy = z.object({ ...policyFile.shape, ...keySet.shape });
export type Policy = z.infer<typeof policy>;

/**
 * Who makes a change: in an environment with a policy a signed token says it, else a name that is believed. The key signs
 * it where the policy asks for that.
 */
export type Identity = {
  by?: string | undefined;
  token?: (() => string | undefined) | undefined;
  key?: (() => PrivateKey | undefined) | undefined;
};

/** What a policy is about besides packages. */
export const policySubject = 'policy';

// No algorithm whose key would be a secret.
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/**
 * Finds who makes a change, and whether the policy of the environment permits it. Every change of an environment asks
 * this, from the command line as from any other program.
 *
 * @param subject the package; `policy` for the policy, `*` for what concerns all packages
 * @returns the name for the history
 * @throws Error with the reason when it is not permitted
 */
export async function authorOf(
  { policy, environment }: { policy?: Policy | undefined; environment: string },
  { by, token }: Identity,
  subject: string,
): Promise<string> {
  if (!policy) return by ?? os.userInfo().username;
  const signed = token?.();
  if (!signed)
    throw new Error(`${environment} has a policy: a signed token must say who you are (--token-file).`);
  const claims = await verified(policy, signed);
  const name = claims[policy.name];
  if (typeof name !== 'string' || name === '')
    throw new Error(`The token is refused: it has no "${policy.name}".`);
  const permitted = membersOf(policy, subject);
  const own = [...(name.startsWith('@') ? [] : [name]), ...groupsOf(claims[policy.groups])];
  if (!own.some((member) => permitted.includes(member)))
    throw new Error(
      `${name} may not change ${subject} in ${environment}: that is for ${permitted.join(', ') || 'no one'}.`,
    );
  return name;
}

/** Names and groups that may change something. */
export const membersOf = ({ permits }: Policy, subject: string): string[] => [
  ...new Set([
    ...(permits[subject] ?? []),
    // Who may release everything may still not change who may do so.
    ...(subject === policySubject ? [] : (permits['*'] ?? [])),
  ]),
];

/** A short name of a policy, or of keys, for the history. */
export const fingerprintOf = (of: object) =>
  createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 12);

async function verified({ keys, issuer, audience, claims }: Policy, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      issuer,
      audience,
      algorithms,
      requiredClaims: ['exp'],
    });
    const other = Object.entries(claims).find(([claim, value]) => payload[claim] !== value);
    if (other) throw new Error(`"${other[0]}" is not ${other[1]}`);
    return payload;
  } catch (error) {
    const reason =
      error instanceof errors.JWKSNoMatchingKey ? 'no key of the policy signed it' : textOf(error);
    throw new Error(`The token is refused: ${reason}.`, { cause: error });
  }
}

const groupsOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim])
    .filter((group): group is string => typeof group === 'string')
    .map((group) => `@${group}`);

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
