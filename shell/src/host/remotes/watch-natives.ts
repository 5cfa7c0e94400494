import type { Telemetry } from '@mrw/shared-contracts';
import { rememberNatives } from './natives';

let changed: ReturnType<typeof rememberNatives> | undefined;
/** Remotes in a step, oldest first. */
const active: string[] = [];
/** The remote that was in a step last. */
let last = '';

/** The remote whose code ran last: what happens outside of its place is most likely its work. */
export const activeRemote = (): string => active[active.length - 1] ?? last;

/**
 * Runs a step of a remote (its code is loaded and mounted, or leaves) and watches the built-in functions of the page
 * meanwhile. What the step changed is restored and reported. What changed between two steps is reported and stays:
 * extensions of the browser change them too.
 *
 * @throws what the step throws
 */
export async function watchNatives<T>(
  remote: string,
  telemetry: Telemetry,
  step: () => Promise<T>,
): Promise<T> {
  const before = (changed ??= rememberNatives())();
  if (before && last) report(telemetry, before.names, `kept`, last);
  active.push(remote);
  last = remote;
  try {
    return await step();
  } finally {
    const found = changed();
    found?.restore();
    // Of two remotes that start at the same time either may be the cause: none of their versions is counted.
    if (found)
      report(
        telemetry,
        found.names,
        `restored, ${active.join(' or ')}`,
        active.every((name) => name === remote) ? remote : undefined,
      );
    active.splice(active.indexOf(remote), 1);
  }
}

const report = (telemetry: Telemetry, names: readonly string[], outcome: string, remote?: string) => {
  telemetry.report({
    code: 'MRW-119',
    ...(remote ? { remote } : {}),
    detail: `${names.join(', ')} (${outcome})`,
  });
};
