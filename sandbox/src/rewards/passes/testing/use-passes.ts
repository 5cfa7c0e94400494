import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxOptions } from '../../../app';
import type { Client } from '../../../tools/testing/sandbox';
import { read, startOwnSandbox } from '../../../tools/testing/use-sandbox';
import { walletPassLink } from '@mrw/shared-contracts/api/wallet-passes';
import { makeDevelopmentPasses } from '../development-chain';
import { readPassSettings } from '../settings';
import { openPass } from './open-pass';
import { appleHost, googleHost } from './stand-ins';

/** A sandbox with passes, and stand-ins of Apple's and Google's hosts. */
export async function startPasses(given: Partial<SandboxOptions> = {}) {
  const folder = join(await mkdtemp(join(tmpdir(), 'mrw-passes-')), 'passes');
  await makeDevelopmentPasses(folder, new Date(Date.now()));
  const answers = { apple: new Map<string, number>(), google: 200 };
  const apple = await appleHost(folder, (token) => answers.apple.get(token) ?? 200);
  const google = await googleHost(() => answers.google);
  const { apple: ofApple, google: ofGoogle } = await readPassSettings(folder, {});
  if (!ofApple || !ofGoogle) throw new Error('The folder of the development has both wallets');
  const settings = { apple: ofApple, google: ofGoogle };
  const sandbox = await startOwnSandbox({
    ...given,
    passes: {
      apple: { ...ofApple, push: apple.host },
      google: { ...ofGoogle, api: google.api },
    },
  });
  const inject = async (method: 'GET' | 'POST' | 'DELETE', url: string, headers = {}, payload?: object) => {
    const response = await sandbox.api.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, headers: response.headers, raw: response.rawPayload, response };
  };
  const open = (archive: Buffer) => openPass(archive, folder);
  const pathOf = (kind: string, item: string) => `/customers/{uid}/wallet_passes/${kind}?item=${item}`;
  return {
    folder,
    settings,
    sandbox,
    apple,
    google,
    answers,
    inject,
    open,
    /** The answer to the file of a pass. */
    file: (client: Client, item: string, headers = {}) =>
      inject('GET', pathOf('apple', item).replace('{uid}', client.uid), {
        authorization: `Bearer ${client.tokens.access}`,
        ...headers,
      }),
    /** The file of a pass, opened. */
    pass: async (client: Client, item: string) => {
      const { raw } = await inject('GET', pathOf('apple', item).replace('{uid}', client.uid), {
        authorization: `Bearer ${client.tokens.access}`,
      });
      return open(raw);
    },
    /** Google's address of a pass. */
    link: async (client: Client, item: string) =>
      read(walletPassLink, await client.get(pathOf('google', item))).save_url,
    stop: async () => {
      await sandbox.stop();
      apple.stop();
      google.stop();
      await rm(join(folder, '..'), { recursive: true, force: true });
    },
  };
}

export type PassWorld = Awaited<ReturnType<typeof startPasses>>;
