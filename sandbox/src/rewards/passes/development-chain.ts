import { generateKeyPair, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { addDays } from '../../platform/calendar/hong-kong';
import { passFiles } from './settings';

/** Beside what `settings.ts` reads: what a test trusts, which no phone does. */
export const rootFile = 'root.pem';
/** A certificate for a stand-in of Apple's host on this machine. */
export const hostFiles = { certificate: 'host.pem', key: 'host.key' } as const;

const validDays = 365;

const newPair = () =>
  promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
type Pair = Awaited<ReturnType<typeof newPair>>;
type Subject = { shortName?: string; type?: string | undefined; value: string }[];

const common = (value: string): Subject => [{ shortName: 'CN', value }];
/** The attribute UID of a subject, which Apple puts the pass type in. */
const uid = '0.9.2342.19200300.100.1.1';

type Certified = { subject: Subject; pair: Pair };

function certify({ subject, pair }: Certified, by: Certified, extensions: object[], now: Date) {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = `01${randomBytes(8).toString('hex')}`;
  certificate.validity = { notBefore: addDays(now, -1), notAfter: addDays(now, validDays) };
  certificate.setSubject(subject);
  certificate.setIssuer(by.subject);
  certificate.setExtensions(extensions);
  certificate.sign(forge.pki.privateKeyFromPem(by.pair.privateKey), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

/**
 * Makes a folder with a chain as Apple's and a service account as Google's, for development and tests: phones and
 * hosts of the two trust none of it. A folder that is there stays as it is.
 */
export async function makeDevelopmentPasses(folder: string, now: Date): Promise<void> {
  if (await isThere(folder)) return;
  const [root, middle, pass, host, google] = await Promise.all([
    newPair(),
    newPair(),
    newPair(),
    newPair(),
    newPair(),
  ]);
  const rootBy = { subject: common('Development Root'), pair: root };
  const middleBy = { subject: common('Development Pass Authority'), pair: middle };
  const authority = [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ];
  const passSubject: Subject = [
    { type: uid, value: 'pass.example.harbour-rewards' },
    { shortName: 'OU', value: 'DEVELOP000' },
    ...common('Pass Type ID: pass.example.harbour-rewards'),
  ];
  const signs = [
    { name: 'keyUsage', digitalSignature: true, critical: true },
    { name: 'extKeyUsage', clientAuth: true },
  ];
  const answers = [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }];
  const account = {
    issuer_id: '3388000000000000000',
    client_email: 'passes@development.example',
    private_key: google.privateKey,
    public_key: google.publicKey,
  };
  const files = {
    [rootFile]: certify(rootBy, rootBy, authority, now),
    [passFiles.intermediate]: certify(middleBy, rootBy, authority, now),
    [passFiles.certificate]: certify({ subject: passSubject, pair: pass }, middleBy, signs, now),
    [passFiles.key]: pass.privateKey,
    [hostFiles.certificate]: certify({ subject: common('localhost'), pair: host }, rootBy, answers, now),
    [hostFiles.key]: host.privateKey,
    [passFiles.google]: JSON.stringify(account, null, 2),
  };
  // Whole or not at all, also when two start at once.
  const draft = `${folder}-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(draft, name), text, { mode: 0o600 });
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await isThere(folder))) throw error;
  });
}

const isThere = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  );
