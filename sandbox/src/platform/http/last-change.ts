import type { Api } from '../context';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Notes each call that may change something, faults and the clock included; what pages report about themselves changes
 * nothing.
 *
 * @returns when the last one ended (at first: the start), in milliseconds since 1970 of the real clock
 */
export function noteChanges(api: Api): () => number {
  // The data may be new.
  let at = Date.now();
  api.addHook('onResponse', ({ method, url }, _reply, done) => {
    if (!reads.has(method) && !/^\/(telemetry|csp-reports)(\/|\?|$)/.test(url)) at = Date.now();
    done();
  });
  return () => at;
}
