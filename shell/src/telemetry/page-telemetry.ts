import type { Telemetry, TelemetryRecord } from '@mrw/shared-contracts';

const kept = 200;

/** A record with the path of the page it happened on; nothing of it leaves the browser as it is. */
export type KeptRecord = TelemetryRecord & { pathname: string };

export interface PageTelemetry extends Telemetry {
  readonly records: readonly KeptRecord[];
  /** Gives a listener what was kept so far and everything later. @returns a function that ends it */
  follow(listener: (record: KeptRecord) => void): () => void;
}

/**
 * Keeps the latest records of the visit; what went wrong goes to the console as a warning, for whoever looks
 * into it.
 */
export function pageTelemetry(): PageTelemetry {
  const records: KeptRecord[] = [];
  const listeners = new Set<(record: KeptRecord) => void>();
  return {
    records,
    report: (record) => {
      const entry = { ...record, pathname: window.location.pathname };
      records.push(entry);
      if (records.length > kept) records.shift();
      for (const listener of listeners) listener(entry);
      if (record.code.startsWith('MRW-'))
        console.warn(`${record.code} ${record.remote ?? ''} ${record.detail ?? ''}`.trim());
    },
    follow: (listener) => {
      records.forEach(listener);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
