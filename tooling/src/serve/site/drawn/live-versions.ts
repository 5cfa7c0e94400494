import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';

/** The live version of every package, by name; one that is taken off the site has none. */
export const liveVersions = (
  shell: string,
  { remotes }: Pick<DeploymentManifest, 'remotes'>,
): Readonly<Record<string, string>> => ({
  shell,
  ...Object.fromEntries(
    Object.entries(remotes).flatMap(([name, { version, disabled }]) => (disabled ? [] : [[name, version]])),
  ),
});
