import type { Telemetry, TelemetryRecord } from '@mrw/shared-contracts';

const kept = 200;

/** A record with the path of its page; it is redacted before it leaves the browser. */
export type KeptRecord = TelemetryRecord & { pathname: string };

export interface PageTelemetry extends Telemetry {
  readonly records: readonly KeptRecord[];
  /** Passes all stored and later records to a listener. @returns a function that ends it */
  follow(listener: (record: KeptRecord) => void): () => void;
}

/** Stores the latest records of the visit; errors are also console warnings. */
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
