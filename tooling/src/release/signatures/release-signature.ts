import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { descriptorFile } from '../../compile/webpack/described-files';
import { proofFile } from '../proof';
import type { ReleaseStore } from '../release-store';
import { digestOf } from './digest';
import { sign, verified, type PrivateKey, type Signer } from './keys';

/** In the folder of a release. */
const signatureFile = 'signature.jws';

/** The descriptor has hash and size of every file. */
const signedRelease = z.object({
  name: z.string(),
  version: z.string(),
  descriptor: z.string(),
  proof: z.nullable(z.string()),
});

/** Signs a compiled release after its proof was written. */
export async function signRelease(
  { name, version, compiled }: { name: string; version: string; compiled: string },
  key: PrivateKey,
): Promise<void> {
  const digest = (file: string) => digestOf(fs.readFileSync(path.join(compiled, file)));
  const content = { name, version, descriptor: digest(descriptorFile), proof: digest(proofFile) };
  fs.writeFileSync(path.join(compiled, signatureFile), await sign(key, 'release', content));
}

/**
 * Compares a stored release with its signature.
 *
 * @returns SHA-256 of its descriptor, and the key that signed
 * @throws Error with the reason when no signer signed it, or may not sign any more
 */
export async function signedDescriptor(
  releases: ReleaseStore,
  { name, version }: { name: string; version: string },
  signers: readonly Signer[],
): Promise<{ descriptor: string; kid: string }> {
  const digest = async (file: string) => {
    const stored = await releases.file(name, version, file);
    return stored && digestOf(stored);
  };
  const jws = await releases.file(name, version, signatureFile);
  if (!jws) throw new Error('It is not signed.');
  const { content, kid, until } = await verified(
    jws.toString('utf8'),
    'release',
    signers,
    signedRelease,
  ).catch((error: unknown) => {
    throw new Error(`Its signature is refused: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  });
  if (Date.parse(until) < Date.now())
    throw new Error(`Its signature is refused: key "${kid}" ended at ${until}.`);
  if (content.name !== name || content.version !== version)
    throw new Error(`Its signature is of ${content.name} ${content.version}.`);
  const descriptor = await digest(descriptorFile);
  if (content.descriptor !== descriptor) throw new Error('Its descriptor was changed after it was signed.');
  if (content.proof !== (await digest(proofFile)))
    throw new Error('Its proof was changed after it was signed.');
  return { descriptor, kid };
}
