import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import AdmZip from 'adm-zip';
import * as z from 'zod/mini';
import { rootFile } from '../development-chain';

const field = z.looseObject({ key: z.string(), label: z.string(), value: z.union([z.string(), z.number()]) });
const part = z.record(z.string(), z.array(field));
const passJson = z.object({
  serialNumber: z.string(),
  passTypeIdentifier: z.string(),
  authenticationToken: z.string(),
  webServiceURL: z.string(),
  voided: z.boolean(),
  expirationDate: z.optional(z.string()),
  barcodes: z.optional(z.array(z.object({ format: z.string(), message: z.string() }))),
  storeCard: z.optional(part),
  coupon: z.optional(part),
  eventTicket: z.optional(part),
});

/** Opens a pass as a phone does: every hash, and the signature by OpenSSL. @throws when one of them is wrong */
export async function openPass(archive: Buffer, folder: string) {
  const files = new Map(new AdmZip(archive).getEntries().map((entry) => [entry.entryName, entry.getData()]));
  const file = (name: string): Buffer => {
    const content = files.get(name);
    if (content === undefined) throw new Error(`The pass has no ${name}`);
    return content;
  };
  const manifest = z.record(z.string(), z.string()).parse(JSON.parse(file('manifest.json').toString()));
  const listed = [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature');
  if (listed.sort().join() !== Object.keys(manifest).sort().join()) throw new Error('Files and list differ');
  for (const [name, hash] of Object.entries(manifest))
    if (createHash('sha1').update(file(name)).digest('hex') !== hash) throw new Error(`${name} is changed`);
  await verify(file('manifest.json'), file('signature'), join(folder, rootFile));
  const json = passJson.parse(JSON.parse(file('pass.json').toString()));
  /** What stands in a place, in a language. */
  const shown = (place: string, language: string): Record<string, string | number> => {
    const strings = stringsOf(file(`${language}.lproj/pass.strings`).toString());
    const fields = (json.storeCard ?? json.coupon ?? json.eventTicket)?.[place] ?? [];
    return Object.fromEntries(
      fields.map(({ label, value }) => [
        strings[label] ?? label,
        typeof value === 'number' ? value : (strings[value] ?? value),
      ]),
    );
  };
  return { files, json, shown };
}

async function verify(manifest: Buffer, signature: Buffer, root: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mrw-pass-'));
  const [content, signed] = [join(folder, 'manifest'), join(folder, 'signature')];
  await writeFile(content, manifest);
  await writeFile(signed, signature);
  const given = ['-inform', 'DER', '-in', signed, '-content', content, '-CAfile', root];
  try {
    await promisify(execFile)('openssl', ['smime', '-verify', '-binary', '-purpose', 'any', ...given]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const stringsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [, key, value] = /^(".*?") = (".*");$/.exec(line) ?? [];
        return [String(JSON.parse(key ?? '""')), String(JSON.parse(value ?? '""'))];
      }),
  );
