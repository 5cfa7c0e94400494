import type { Telemetry, TelemetryRecord } from '@mrw/shared-contracts';
import type { ChosenRemote } from '@mrw/shared-contracts/manifest';

const kept = 200;

/** The version of a remote on this page. */
export type RunningVersion = Pick<ChosenRemote, 'version' | 'canary' | 'bucket'> & {
  /** Address of its files. */
  files: string;
  contract: string;
};

/**
 * A record with the path of its page, and the version of its remote at that time: after a failure another one may run.
 * It is redacted before it leaves the browser.
 */
export type KeptRecord = TelemetryRecord & { pathname: string; running?: RunningVersion | undefined };

export interface PageTelemetry extends Telemetry {
  readonly records: readonly KeptRecord[];
  /** @param record with `pathname` when it is about another page than the present one */
  report(record: TelemetryRecord & { pathname?: string }): void;
  /** Set once the versions are known. */
  runningOf?: (remote: string) => RunningVersion | undefined;
  /** Passes all stored and later records to a listener. @returns a function that ends it */
  follow(listener: (record: KeptRecord) => void): () => void;
}

/** Stores the latest records of the visit; errors are also console warnings. */
export function pageTelemetry(): PageTelemetry {
  const records: KeptRecord[] = [];
  const listeners = new Set<(record: KeptRecord) => void>();
  const telemetry: PageTelemetry = {
    records,
    report: (record) => {
      const running = record.remote ? telemetry.runningOf?.(record.remote) : undefined;
      const entry = { pathname: window.location.pathname, ...record, running };
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
  return telemetry;
}
