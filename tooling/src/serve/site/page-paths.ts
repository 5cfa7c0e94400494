import type { DeploymentProfile } from '@mrw/shared-contracts';
import { shellPaths, tokenPaths } from '@mrw/shared-contracts/constants';
import { patternOf, type DeploymentManifest } from '@mrw/shared-contracts/manifest';

type Remotes = Pick<DeploymentManifest, 'remotes'>;
type Flags = DeploymentProfile['flags'];

/**
 * Patterns of the paths that have a page: those of the shell, and the routes of what is live or in a rollout as far as
 * their flags are on. Any other address answers 404. Without a remote every path has one, which says that all
 * are missing (MRW-108).
 */
export function pagePatterns({ remotes }: Remotes, flags: Flags): string[] {
  const versions = Object.values(remotes).flatMap(({ canary, ...live }) =>
    canary ? [live, canary] : [live],
  );
  if (versions.length === 0) return ['^/'];
  const routes = versions
    .flatMap(({ descriptor }) => descriptor.routes)
    .filter(({ flag }) => !flag || flags[flag])
    .map(({ path }) => path);
  return [...new Set([...shellPaths, ...tokenPaths, ...routes].map(patternOf))];
}

/** @param path pathname of the address, as it was sent */
export const hasPage = (path: string, manifest: Remotes, flags: Flags): boolean =>
  pagePatterns(manifest, flags).some((pattern) => new RegExp(pattern).test(decoded(path)));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
