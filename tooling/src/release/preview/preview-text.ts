import type { RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import type { ReleaseFacts } from '../check-release';

type Text = { link: string; expires: string; now: ReleaseFacts; before: ReleaseFacts | null };

/** What a pull request says of its preview, in Markdown: the link, sizes, and what others see differently. */
export function previewText({ link, expires, now, before }: Text): string[] {
  const { name, version } = now.descriptor;
  const than = before === null ? 'nothing live' : `${before.descriptor.version}, which is live`;
  return [
    `**[Open ${name} ${version} in the site](${link})** (until ${expires.slice(0, 16).replace('T', ' ')} UTC)`,
    '',
    `| kB of brotli | this | ${before?.descriptor.version ?? 'live'} |`,
    '| --- | --- | --- |',
    `| first load | ${kB(now.firstLoad)} | ${before ? kB(before.firstLoad) : '–'} |`,
    `| all scripts | ${kB(now.total)} | ${before ? kB(before.total) : '–'} |`,
    '',
    `Compared with ${than}:`,
    ...listed(differences(now.descriptor, before?.descriptor ?? null)),
  ];
}

const kB = (bytes: number) => (bytes / 1_024).toFixed(1);

const listed = (lines: readonly string[]) =>
  lines.length === 0
    ? ['- the same contract, pages, slots and shared modules']
    : lines.map((line) => `- ${line}`);

function differences(now: RemoteDescriptor, before: RemoteDescriptor | null): string[] {
  const facets: Readonly<Record<string, (of: RemoteDescriptor) => readonly string[]>> = {
    contract: ({ contract }) => [contract],
    page: ({ routes }) => routes.map(({ path }) => path),
    slot: ({ exposes }) => Object.keys(exposes).filter((name) => name !== './app'),
    'shared module': ({ shared }) => Object.entries(shared).map(([name, range]) => `${name} ${range}`),
  };
  return Object.entries(facets).flatMap(([what, of]) => {
    const [here, there] = [of(now), before ? of(before) : []];
    return [
      ...here.filter((one) => !there.includes(one)).map((one) => `${what} added: \`${one}\``),
      ...there.filter((one) => !here.includes(one)).map((one) => `${what} gone: \`${one}\``),
    ];
  });
}
