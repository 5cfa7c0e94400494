import { X509Certificate } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { PassSigner } from './apple/archive';

/** A host with the certificate that it is known by, where that is none of the known authorities'. */
export type PassHost = { origin: string; authority?: string };

export type ApplePasses = PassSigner & {
  passType: string;
  team: string;
  /** Where phones are told of changes; null: nowhere. */
  push: PassHost | null;
};

export type GooglePasses = {
  issuer: string;
  email: string;
  key: string;
  /** Where objects are changed, and where the token for that comes from; null: nothing is changed. */
  api: { origin: string; token: string } | null;
};

/** Null: that wallet is not offered; one of them is there. */
export type PassSettings = { apple: ApplePasses | null; google: GooglePasses | null };

/** Files of the folder of certificates (`npm run pass-certificates` makes a folder for development). */
export const passFiles = {
  certificate: 'pass.pem',
  key: 'pass.key',
  intermediate: 'intermediate.pem',
  /** The file of Google's service account, with `issuer_id` added. */
  google: 'google.json',
} as const;

const account = z.object({
  issuer_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z._default(z.url(), 'https://oauth2.googleapis.com/token'),
});

type Env = Readonly<Record<string, string | undefined>>;

/** Folder of the certificates of this environment, `MRW_PASSES`; null: members get no passes. */
export function passFolderOf(env: Env): string | null {
  const folder = env['MRW_PASSES'] ?? (env['NODE_ENV'] === 'production' ? 'off' : 'var/passes');
  return folder === 'off' ? null : folder;
}

/**
 * Certificates and keys of a folder, and the hosts of the environment: `MRW_APNS` and `MRW_GOOGLE_WALLET`, without
 * which no change is told. The files of one wallet are enough.
 *
 * @throws Error for a folder without any, and one with a part of Apple's
 */
export async function readPassSettings(folder: string, env: Env): Promise<PassSettings> {
  const names = new Set(await readdir(folder));
  const apple = appleFiles.some((name) => names.has(passFiles[name])) ? await readApple(folder, env) : null;
  const google = names.has(passFiles.google) ? await readGoogle(folder, env) : null;
  if (!apple && !google) throw new Error('MRW_PASSES: there are no files of Apple or Google in the folder');
  return { apple, google };
}

const appleFiles = ['certificate', 'key', 'intermediate'] as const;

async function readApple(folder: string, env: Env): Promise<ApplePasses> {
  const read = (name: (typeof appleFiles)[number]) =>
    readFile(join(folder, passFiles[name]), 'utf8').catch((cause: unknown) => {
      throw new Error(`MRW_PASSES: ${passFiles[name]} cannot be read; Apple needs three files`, { cause });
    });
  const [certificate, key, intermediate] = await Promise.all([
    read('certificate'),
    read('key'),
    read('intermediate'),
  ]);
  const { subject } = new X509Certificate(certificate);
  const named = (name: string) => {
    const value = new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1];
    if (value === undefined) throw new Error(`The certificate of passes has no ${name} in its subject`);
    return value;
  };
  const origin = env['MRW_APNS'];
  const push = origin === undefined ? null : { origin };
  return { certificate, key, intermediate, passType: named('UID'), team: named('OU'), push };
}

async function readGoogle(folder: string, env: Env): Promise<GooglePasses> {
  const {
    issuer_id: issuer,
    client_email: email,
    private_key: key,
    token_uri: token,
  } = account.parse(JSON.parse(await readFile(join(folder, passFiles.google), 'utf8')));
  const origin = env['MRW_GOOGLE_WALLET'];
  return { issuer, email, key, api: origin === undefined ? null : { origin, token } };
}

const dayMs = 86_400_000;
/** Days before their end from which certificates are warned of. */
const warningDays = 30;

/** What is said of certificates that end within 30 days, or have ended. */
export function expiryWarnings({ certificate, intermediate }: PassSigner, now: Date): string[] {
  return Object.entries({
    [passFiles.certificate]: certificate,
    [passFiles.intermediate]: intermediate,
  }).flatMap(([file, pem]) => {
    const { validTo } = new X509Certificate(pem);
    const days = Math.floor((Date.parse(validTo) - now.getTime()) / dayMs);
    if (days >= warningDays) return [];
    return [days < 0 ? `${file} of passes ended on ${validTo}` : `${file} of passes ends in ${days} days`];
  });
}
