import { execFileSync } from 'node:child_process';
import { root } from '../../process/root';

/** Commits before are older than the rule (docs/decisions/0021-versions-from-commits.md). */
const since = '2026-11-25T00:00:00Z';

const types = ['build', 'chore', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const header = new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9-]+\\))?!?: \\S.*$`);
const longest = 140;

/** Faults of one message; its first line becomes a line of a change log and says which version comes next. */
export function messageFaults(message: string): string[] {
  const [first = '', second = ''] = message.split('\n');
  // git writes these two.
  if (/^(?:Merge|Revert) /.test(first)) return [];
  return [
    ...(header.test(first) ? [] : [`is not "type(package): what changed", type one of ${types.join(', ')}`]),
    ...(first.length > longest ? [`has more than ${longest} characters in its first line`] : []),
    ...(second.trim() === '' ? [] : ['has no empty line after its first line']),
  ];
}

/** A line for each fault of the commits since then; none without git. */
export function commitFaults(): string[] {
  return commitsSince(since).flatMap(({ hash, message }) =>
    messageFaults(message).map((fault) => `${hash} "${message.split('\n', 1).join()}" ${fault}`),
  );
}

function commitsSince(date: string): { hash: string; message: string }[] {
  try {
    const format = '--format=%h%x00%B%x01';
    const text = execFileSync('git', ['log', `--since=${date}`, format], { cwd: root, encoding: 'utf8' });
    return text
      .split('\x01')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const [hash = '', message = ''] = entry.split('\0');
        return { hash, message };
      });
  } catch {
    return [];
  }
}
