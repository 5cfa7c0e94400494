import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Lifecycles } from '@mrw/shared-contracts';
import { addressOfFiles, isOfModules, type LiveRemote } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import type { PageData } from '../page-data';
import { integrityOf, preloadScript } from './preload-script';
import { RemoteFailure } from './remote-failure';
import { renewed, renewFailedScripts } from './renewal';

declare global {
  /** Base address of later files of this build. */
  var __webpack_public_path__: string;
  /** sha384 of every script that may run, by address: the runtime of a remote reads its chunks' hashes here. */
  var __MRW_INTEGRITY__: Record<string, string> | undefined;
}

const entryTimeout = 8_000;

const lifecycles = z.object({
  name: z.string(),
  saysReady: z.optional(z.boolean()),
  bootstrap: z.custom<Lifecycles['bootstrap']>((value) => typeof value === 'function'),
  mount: z.custom<Lifecycles['mount']>((value) => typeof value === 'function'),
  unmount: z.custom<Lifecycles['unmount']>((value) => typeof value === 'function'),
});

const remoteModule = z.object({ default: lifecycles });

/** Makes the federation runtime load entries with integrity only. To be called once per page. */
export function setUpFederation(): void {
  renewFailedScripts(window);
  registerPlugins([{ name: 'mrw-integrity', createScript: ({ url }) => entryScript(url) }]);
}

/** Lets the shell load its later scripts, each with its hash. */
export const trustChunks = (chunks: PageData['chunks']) => {
  trust(__webpack_public_path__, chunks, false);
};

/** @param base address that the names of the files follow */
function trust(base: string, files: Readonly<Record<string, string>>, again: boolean): void {
  const known = (globalThis.__MRW_INTEGRITY__ ??= {});
  for (const [file, hash] of Object.entries(files))
    known[base + file] = integrityOf(base + file, hash, again);
}

/** Versions of the shared modules of this host, by name. */
export function providedModules(): Record<string, string> {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  return Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)[0] ?? '']),
  );
}

function entryScript(url: string) {
  const script = document.createElement('script');
  const integrity = globalThis.__MRW_INTEGRITY__?.[url];
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) {
    script.integrity = integrity;
    script.src = url;
  } else {
    // Never fetched: a script without a hash does not run, and the loader gets the error at once.
    script.type = 'text/refused';
    setTimeout(() => script.dispatchEvent(new Event('error')));
  }
  return { script, timeout: entryTimeout };
}

/**
 * Loads an exposed module of a live remote by the address of its entry. The files that it needs are requested in the
 * same step as the entry, which would request them one step later.
 *
 * @param again true after a failed attempt: the cache of the runtime for the remote is cleared first
 * @param scripts further files of the page that is opened
 */
export async function loadLifecycles(
  remote: LiveRemote,
  exposed: string,
  again: boolean,
  scripts: readonly string[] = [],
): Promise<Lifecycles> {
  const { descriptor } = remote;
  if (descriptor.browsers || isOfModules(descriptor)) {
    const foreign = await import(/* webpackChunkName: "foreign" */ './foreign/load-foreign');
    foreign.requireBrowser(descriptor);
    if (isOfModules(descriptor)) {
      const scope = getInstance()?.shareScopeMap['default'] ?? {};
      return taken(remote, await foreign.loadForeign(remote, exposed, again, scope));
    }
  }
  const base = addressOfFiles(remote);
  if (again) await renewed();
  trust(base, descriptor.integrity, again);
  registerRemotes(
    [
      {
        name: descriptor.name,
        entry: base + descriptor.entry,
        entryGlobalName: descriptor.container,
        type: 'global',
      },
    ],
    { force: again },
  );
  const loading = loadRemote(`${descriptor.name}/${exposed.replace('./', '')}`);
  const ahead = [...(descriptor.exposes[exposed] ?? []), ...scripts];
  if (!again) for (const file of ahead) preloadScript(base + file, descriptor.integrity[file]);
  return taken(remote, await loading);
}

function taken({ descriptor: { name } }: LiveRemote, loaded: unknown): Lifecycles {
  const read = remoteModule.safeParse(loaded);
  if (!read.success) throw new RemoteFailure(name, 'not-a-remote');
  return read.data.default;
}
