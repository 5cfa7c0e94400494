import type { DeploymentProfile } from '@mrw/shared-contracts';
import { releaseVersion } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';

const key = 'mrw_overrides';
/** `?mrw_override=mf-example@http://localhost:8091/`: the link that the dev server of a remote prints. */
export const overrideParameter = 'mrw_override';

/** Address of the build's folder for each overridden remote. */
export type Overrides = Readonly<Record<string, string>>;

const overrides = z.record(z.string(), z.url());

/** Only read where the page allows developer tools. */
export function readOverrides(storage: () => Storage): Overrides {
  try {
    const parsed = overrides.safeParse(JSON.parse(storage().getItem(key) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** @param address null removes the override of the remote */
export function setOverride(storage: () => Storage, remote: string, address: string | null): void {
  const others: Overrides = Object.fromEntries(
    Object.entries(readOverrides(storage)).filter(([name]) => name !== remote),
  );
  const next: Overrides = address === null ? others : { ...others, [remote]: address };
  if (Object.keys(next).length === 0) storage().removeItem(key);
  else storage().setItem(key, JSON.stringify(next));
}

/**
 * The build of a developer's input: another published version, or the address of a dev server.
 *
 * @param places origins that code may come from, the host of the releases first
 * @returns null for anything else
 */
export function overrideAddress(text: string, remote: string, places: readonly string[]): string | null {
  const wish = text.trim();
  if (releaseVersion.safeParse(wish).success) return `${places[0] ?? ''}/${remote}/${wish}/`;
  try {
    const url = new URL(wish);
    if (!places.includes(url.origin)) return null;
    return url.href.endsWith('/') ? url.href : `${url.href}/`;
  } catch {
    return null;
  }
}

/** Removes the override of a remote and reloads; undefined when there is no valid override. */
export function overrideReset(
  { developerTools }: Pick<DeploymentProfile, 'developerTools'>,
  remote: string,
): (() => void) | undefined {
  if (!developerTools || !(remote in readOverrides(() => localStorage))) return undefined;
  return () => {
    setOverride(() => localStorage, remote, null);
    window.location.reload();
  };
}
