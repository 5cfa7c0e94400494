import fs from 'node:fs';
import type { RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import { versionIn } from '../../process/package-manifest';
import { checkedVersion } from '../../process/release-names';
import { UsageError } from '../../process/usage-error';
import { known, knownEnvironment } from '../known';
import { publish } from '../publish-action';
import type { ReleaseContext } from '../release-context';
import { factsOf } from '../release-facts';
import { aligned } from '../tables';
import { previewKeySet } from './preview-keys';
import { previewLink } from './preview-link';
import { previewText } from './preview-text';

/**
 * Publishes what a pull request would release, under a version that never goes live, and makes a link to it.
 *
 * @throws Error when it is refused, as a release would be; UsageError for a wrong number, time or address
 */
export async function preview(context: ReleaseContext, remote: string, number = ''): Promise<void> {
  const { deployments, releases, sourcesOf, answer } = context;
  const { site, valid, markdown, key } = context.preview;
  const { environment } = deployments;
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new UsageError('Name the number of the pull request.');
  if (remote === 'shell') throw new UsageError('The shell has no preview: it is the site itself.');
  const ends = Date.now() + milliseconds(valid);
  const page = siteAddress(site);
  const secret = key();
  await known(context, undefined);
  const state = await deployments.read();
  // Signed before the work, for what would be refused.
  await previewLink({ remote, version: '0.0.0', state, key: secret, ends, page });
  const version = await publish(
    context,
    remote,
    await freeVersion(context, remote, versionIn(sourcesOf(remote)), number),
  );
  const descriptor = await releases.descriptor(remote, version);
  page.pathname = firstPage(descriptor);
  const link = await previewLink({ remote, version, state, key: secret, ends, page });
  const expires = new Date(ends).toISOString();
  const live = state.remotes[remote]?.live.version;
  const lines = markdown
    ? previewText({
        link,
        expires,
        now: await factsOf(releases, remote, version),
        before: live === undefined ? null : await factsOf(releases, remote, live),
      })
    : [`published ${remote} ${version}`, link];
  answer({ schema: 1, environment, package: remote, version, link, expires }, lines);
}

/** `1.4.0-pr.12`, and `1.4.0-pr.12.2` when the same request is built again. */
async function freeVersion({ releases }: ReleaseContext, remote: string, of: string, number: string) {
  const [base = ''] = of.split('-');
  for (let build = 1; ; build += 1) {
    const version = checkedVersion(`${base}-pr.${number}${build === 1 ? '' : `.${build}`}`);
    const isFree = await releases.refuseTaken(remote, version).then(
      () => true,
      () => false,
    );
    if (isFree) return version;
  }
}

/** The first page with an address of its own. */
const firstPage = ({ routes }: RemoteDescriptor) =>
  routes.find(({ path }) => !path.includes(':') && !path.includes('*'))?.path ?? '/home';

/** Replaces the public keys that preview links of an environment are signed with, or says which there are. */
export async function previewKeys({ deployments, print }: ReleaseContext, file?: string): Promise<void> {
  await knownEnvironment(deployments);
  if (file !== undefined) {
    const keys = previewKeySet.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
    if (!keys.success) throw new UsageError(`${file} is no JWKS with public keys of the curve P-256.`);
    await deployments.setPreviewKeys(keys.data);
  }
  const { keys } = (await deployments.read()).previewKeys ?? { keys: [] };
  if (keys.length === 0) print(`${deployments.environment} has no key: it shows no preview`);
  else for (const line of aligned([['key', 'x'], ...keys.map(({ kid = '–', x }) => [kid, x])])) print(line);
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function milliseconds(time: string): number {
  const [, number, unit = ''] = /^([1-9]\d{0,2})([mhd])$/.exec(time) ?? [];
  const all = Number(number) * (units[unit] ?? 0);
  if (!number || all > 30 * 86_400_000)
    throw new UsageError('--valid is a time such as 90m, 48h or 14d, at most 30d.');
  return all;
}

function siteAddress(text: string | undefined): URL {
  const address = text ?? '';
  const url = URL.canParse(address) ? new URL(address) : null;
  // Browsers check signatures in secure pages only.
  if (!url || (url.protocol !== 'https:' && !['localhost', '127.0.0.1'].includes(url.hostname)))
    throw new UsageError('--site is the address that the link leads to, as https://www.example.com.');
  return new URL(url.origin);
}
