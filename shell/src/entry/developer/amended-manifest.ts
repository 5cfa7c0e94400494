import { remoteDescriptor, remoteNamePattern } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import type { Preview } from '../../host/page-data';
import {
  overrideAddress,
  overrideParameter,
  setOverride,
  type Overrides,
} from '../../host/remotes/overrides';

const manifest = z.looseObject({ remotes: z.record(z.string(), z.looseObject({})) });

/**
 * The deployment manifest with the overrides of a developer, also of a remote that was never released. A build that does not respond stays in it and fails on
 * its page, where the override can be removed.
 *
 * @param read reads the descriptor of a build
 */
export async function amendedManifest(
  data: unknown,
  overrides: Overrides,
  read: (address: string) => Promise<unknown>,
): Promise<unknown> {
  const parsed = manifest.safeParse(data);
  if (!parsed.success) return data;
  const remotes = { ...parsed.data.remotes };
  for (const [name, base] of Object.entries(overrides)) {
    const live = remotes[name];
    const found = remoteDescriptor.safeParse(await read(`${base}descriptor.json`).catch(() => null));
    if (found.success && found.data.name === name)
      remotes[name] = {
        version: found.data.version,
        base,
        // Nothing stands beside a build that is no release.
        descriptor: { ...found.data, namedByContent: undefined },
      };
    else if (live) remotes[name] = { ...live, base, canary: undefined, previous: undefined };
  }
  return { ...parsed.data, remotes };
}

/**
 * The manifest with a preview, which stands in the store like any release, in place of what is live.
 *
 * @param origin where releases are served
 * @returns the same manifest when there is no such preview
 */
export async function manifestWithPreview(
  data: unknown,
  { remote, version }: Preview,
  origin: string,
  read: (address: string) => Promise<unknown>,
): Promise<unknown> {
  const parsed = manifest.safeParse(data);
  const base = `${origin}/${remote}/${version}/`;
  const found = remoteDescriptor.safeParse(await read(`${base}descriptor.json`).catch(() => null));
  if (!parsed.success || !found.success) return data;
  const descriptor = found.data;
  if (descriptor.name !== remote || descriptor.version !== version) return data;
  return { ...parsed.data, remotes: { ...parsed.data.remotes, [remote]: { version, base, descriptor } } };
}

/**
 * Stores the override of the page's address and removes it there, so that the developer can take it back.
 *
 * @param places origins that code may come from; an override of another one is dropped
 */
export function takeOverride(places: readonly string[]): void {
  const here = new URL(window.location.href);
  const [name = '', ...text] = here.searchParams.get(overrideParameter)?.split('@') ?? [];
  const address = remoteNamePattern.test(name) ? overrideAddress(text.join('@'), name, places) : null;
  if (address !== null) setOverride(() => localStorage, name, address);
  here.searchParams.delete(overrideParameter);
  window.history.replaceState(window.history.state, '', here);
}
