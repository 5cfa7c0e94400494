import { execFileSync } from 'node:child_process';

/** The commit of a folder of sources, and whether its repository has no other changes. Null outside of git. */
export function commitOf(folder: string): { commit: string | null; clean: boolean } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
  } catch {
    return { commit: null, clean: false };
  }
}
