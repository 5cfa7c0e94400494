import type { Telemetry } from '@mrw/shared-contracts';

/**
 * Reports calls of the API that fail, by status only, also those of before. An expired session is no failure: it is
 * renewed.
 *
 * @returns a function that ends it
 */
export function watchCalls(api: string, telemetry: Telemetry): () => void {
  // Missing in tests; browsers without the status of an answer report nothing.
  if (typeof PerformanceObserver === 'undefined') return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, responseStatus } = entry as PerformanceResourceTiming;
      if (name.startsWith(`${api}/`) && responseStatus >= 400 && responseStatus !== 401)
        telemetry.report({ code: `API-${responseStatus}` });
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    observer.disconnect();
  };
}
