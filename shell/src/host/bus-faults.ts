import type { createBus, Telemetry } from '@mrw/shared-contracts';
import { countRepeats } from './count-repeats';

/** Maximum characters of a cause: a remote can publish any name. */
const longest = 200;

/**
 * Records dropped events and handlers that threw (MRW-201), by remote and kind with their count: a loop in a remote
 * neither fills the records nor blocks the page.
 *
 * @param versionOf the version of a running remote
 */
export function busFaults(telemetry: Telemetry, versionOf: (remote: string) => string | undefined) {
  const repeats = countRepeats((key, text, times) => {
    const [remote] = key.split(' ', 1);
    const detail = times === 1 ? text : `${times} more in 10 s, the last: ${text}`;
    telemetry.report({ code: 'MRW-201', detail, ...(remote ? { remote } : {}) });
  });
  const report: Parameters<typeof createBus>[0] = (problem, cause, remote) => {
    repeats.add(`${remote ?? ''} ${problem}`, () => {
      const who = remote ? `${remote} ${versionOf(remote) ?? ''}`.trimEnd() : 'the shell';
      return `${who}: ${problem}: ${String(cause).slice(0, longest)}`;
    });
  };
  return { report, flush: repeats.flush };
}
