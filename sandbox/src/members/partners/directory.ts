import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import {
  partnerFile,
  type PartnerFile,
  type Partners,
  type Registration,
} from '@mrw/shared-contracts/partners/registration';
import type { PartnerDirectory } from '../../platform/context';

/** Secret of the demo's partner site, as `Demo1234` is the password of its members. */
export const demoSecret = 'harbour-mall-demo-secret';

export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const everywhere = {
  modes: ['frame', 'inline'] as Registration['modes'],
  languages: ['en', 'zh-Hant', 'zh-Hans'] as Registration['languages'],
};

/** The registrations of the demo: its partner site, and one that is elsewhere. */
export function demoPartners({ partner }: Addresses): Partners {
  return {
    'harbour-mall': {
      ...everywhere,
      name: { en: 'Harbour Mall', 'zh-Hant': '海港商場', 'zh-Hans': '海港商场' },
      origins: [partner.origin, `http://127.0.0.1:${partner.port}`],
      secrets: [{ hash: secretHash(demoSecret), created: '2026-01-01T00:00:00.000Z', ends: null }],
    },
    'pier-outlet': {
      ...everywhere,
      name: { en: 'Pier Outlet', 'zh-Hant': '碼頭特賣場', 'zh-Hans': '码头奥特莱斯' },
      origins: ['https://pier-outlet.example'],
      secrets: [],
    },
  };
}

/** The file that `npm run partners` writes. */
export const partnersFileOf = (env: NodeJS.ProcessEnv): string =>
  join(env['MRW_PARTNERS'] ?? 'var/partners', `${env['MRW_ENVIRONMENT'] ?? 'local'}.json`);

export const fileDirectory =
  (file: string): PartnerDirectory =>
  async () =>
    (await read(file)).partners;

/** Registers the partners of the demo where they are missing, with the ports of this run. */
export async function registerDemo(file: string, addresses: Addresses): Promise<void> {
  const before = await read(file).catch(async (error: unknown): Promise<PartnerFile> => {
    if (!isMissing(error)) throw error;
    await mkdir(dirname(file), { recursive: true });
    return { schema: 1, environment: environmentOf(file), revision: 0, partners: {} };
  });
  const partners: Record<string, Registration> = { ...before.partners };
  for (const [id, demo] of Object.entries(demoPartners(addresses))) {
    const known = partners[id] ?? demo;
    partners[id] = { ...known, origins: [...new Set([...known.origins, ...demo.origins])] };
  }
  const after = { ...before, partners };
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, `${JSON.stringify({ ...after, revision: before.revision + 1 }, null, 2)}\n`);
  await rename(part, file);
}

const read = async (file: string): Promise<PartnerFile> =>
  partnerFile.parse(JSON.parse(await readFile(file, 'utf8')));

const environmentOf = (file: string) => file.replace(/^.*[\\/]/, '').replace(/\.json$/, '');

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
