import { calculateJwkThumbprint, importJWK, SignJWT, type JWK } from 'jose';
import * as z from 'zod/mini';
import type { DeploymentState } from '../deployment-file';

/** What a link says that the shell checks (`shell/src/entry/developer/preview.ts`). */
const previewAudience = 'mrw-preview';
const previewParameter = 'mrw_preview';

const privateKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

type Preview = {
  remote: string;
  version: string;
  state: Pick<DeploymentState, 'environment' | 'previewKeys'>;
  /** Private key, a JWK as JSON. */
  key: string;
  /** When the link ends, in milliseconds since 1970. */
  ends: number;
  /** Address of the page. */
  page: URL;
};

/**
 * A link that loads a preview into an environment, for who has it.
 *
 * @throws Error when the environment does not know the key, or it is none
 */
export async function previewLink({ remote, version, state, key, ends, page }: Preview): Promise<string> {
  const { environment, previewKeys } = state;
  const jwk = signingKey(key);
  const own = await calculateJwkThumbprint(jwk);
  const known = await Promise.all(
    (previewKeys?.keys ?? []).map((other) => calculateJwkThumbprint(other as JWK)),
  );
  if (!known.includes(own))
    throw new Error(
      `${environment} does not know this key: add its public part with "release preview-keys".`,
    );
  const token = await new SignJWT({ remote, version, environment })
    .setProtectedHeader({ alg: 'ES256' })
    .setAudience(previewAudience)
    .setExpirationTime(Math.floor(ends / 1_000))
    .sign(await importJWK(jwk, 'ES256'));
  const link = new URL(page);
  link.searchParams.set(previewParameter, token);
  return link.href;
}

function signingKey(text: string): JWK {
  try {
    return privateKey.parse(JSON.parse(text));
  } catch {
    throw new Error('The key of preview links is no private JWK of the curve P-256.');
  }
}
