import type { ChosenRemote } from '@mrw/shared-contracts/manifest';

/** The remote of a file. */
export function remoteAt(
  address: string | undefined,
  remotes: Readonly<Record<string, ChosenRemote>>,
): string | undefined {
  if (!address) return undefined;
  return Object.keys(remotes).find((name) => {
    const { base = '' } = remotes[name] ?? {};
    return address.includes(base.slice(0, base.indexOf(`/${name}/`) + name.length + 2) || '\0');
  });
}
