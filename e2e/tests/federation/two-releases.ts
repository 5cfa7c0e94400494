import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sharedFolder, type RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import { test } from '../../harness/test';
import {
  changedCopy,
  descriptorOf,
  liveVersion,
  release,
  releaseFolder,
  withdraw,
} from '../../harness/releases';

export const remote = 'mf-stores';
export const stores = '/about/store';

const changes = {
  first: {
    file: 'src/app.tsx',
    edit: (text: string) => `// A release.\n${text}`,
  },
  comment: {
    file: 'src/store-directory/strings.ts',
    edit: (text: string) => `// What the directory says.\n${text}`,
  },
  text: {
    file: 'src/store-detail/strings.ts',
    edit: (text: string) => text.replace("'Address'", "'Where it is'"),
  },
  // All that is mounted in a page has the same texts: there they would not tell releases apart.
  directory: {
    file: 'src/store-directory/store-card.tsx',
    edit: (text: string) => text.replace('<div className={s.card}>', '<div className={s.card} data-changed>'),
  },
  detail: {
    file: 'src/store-detail/store-facts.tsx',
    edit: (text: string) => text.replace('<dl>', '<dl data-changed>'),
  },
} as const;
export type Change = keyof typeof changes;

const kinds = Object.keys(changes) as Change[];
export const versionOf = (change: Change) => `9.${30 + kinds.indexOf(change)}.${test.info().workerIndex}`;

/** Publishes a release with one change. */
export function publish(environment: string, change: Change): RemoteDescriptor {
  const version = versionOf(change);
  const folder = changedCopy(remote, `stores-${version}`, changes[change]);
  release(environment, 'publish', remote, version, '--folder', folder);
  return descriptorOf(remote, version);
}

export const withdrawAll = () => {
  for (const change of kinds) withdraw(remote, versionOf(change));
};

const entry = 'remoteEntry.place.js';
/** A remote that is only a place, and shows its host to the test. */
const place = `var mf_place = {
  init: function () {},
  get: function () {
    var done = function () { return Promise.resolve(); };
    var mount = function (props) { window.__place = props; props.onReady(); return done(); };
    return Promise.resolve(function () { return { default: { name: 'mf-stores', bootstrap: done, mount: mount, unmount: done } }; });
  },
};`;

/**
 * Makes a place live for two releases of the remote, each with a change of its own.
 *
 * @param run gets an expression that loads both at the same time, as the shell does, and mounts them in `#release-0`, where
 *   the directory is changed, and `#release-1`, where the page of a store is
 */
export async function withTwoReleases(
  environment: string,
  origin: string,
  run: (mounting: string, releases: readonly RemoteDescriptor[]) => Promise<void>,
): Promise<void> {
  const before = liveVersion(environment, remote);
  const version = `9.40.${test.info().workerIndex}`;
  try {
    const releases = [publish(environment, 'directory'), publish(environment, 'detail')];
    putPlace(descriptorOf(remote, before), version);
    release(environment, 'promote', remote, version);
    const given = { files: `${origin}/${remote}/${sharedFolder}/`, releases };
    await run(`void (${mountAll.toString()})(${JSON.stringify(given)})`, releases);
  } finally {
    release(environment, 'promote', remote, before);
    withdraw(remote, version);
    withdrawAll();
  }
}

function putPlace(live: RemoteDescriptor, version: string): void {
  const folder = releaseFolder(remote, version);
  const descriptor = {
    ...live,
    ...{ version, entry, container: 'mf_place', exposes: { './app': [] }, slots: {} },
    routes: live.routes.map((route) => ({ ...route, scripts: [] })),
    integrity: { [entry]: `sha384-${createHash('sha384').update(place).digest('base64')}` },
    namedByContent: undefined,
  };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, entry), place);
  fs.writeFileSync(path.join(folder, `${entry}.br`), brotliCompressSync(place));
  fs.writeFileSync(path.join(folder, `${entry}.gz`), gzipSync(place));
  fs.writeFileSync(path.join(folder, 'descriptor.json'), JSON.stringify(descriptor));
}

/** Runs in the page. */
async function mountAll({ files, releases }: { files: string; releases: readonly RemoteDescriptor[] }) {
  type Steps = Record<'bootstrap' | 'mount', (props: object) => Promise<void>>;
  type Runtime = {
    registerRemotes(remotes: object[]): void;
    loadRemote(name: string): Promise<{ default: Steps }>;
  };
  const { __FEDERATION__, __place, __MRW_INTEGRITY__ } = globalThis as unknown as {
    __FEDERATION__: { __INSTANCES__: [Runtime] };
    __place: { host: object; domElement: HTMLElement };
    __MRW_INTEGRITY__: Record<string, string>;
  };
  const [runtime] = __FEDERATION__.__INSTANCES__;
  for (const { integrity } of releases)
    for (const [file, hash] of Object.entries(integrity)) __MRW_INTEGRITY__[files + file] = hash;
  await Promise.all(
    releases.map(async ({ container, entry }, index) => {
      const name = `release-${index}`;
      const remote = { name, entry: files + entry, entryGlobalName: container, type: 'global' };
      runtime.registerRemotes([remote]);
      const { default: steps } = await runtime.loadRemote(`${name}/app`);
      const domElement = document.createElement('section');
      domElement.id = name;
      __place.domElement.append(domElement);
      const nothing = () => undefined;
      const props = { domElement, host: __place.host, onReady: nothing, onFatal: nothing };
      await steps.bootstrap(props);
      await steps.mount(props);
    }),
  );
}
