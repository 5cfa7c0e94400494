import { contractVersion, type Telemetry } from '@mrw/shared-contracts';
import { readManifest, type LiveRemote, type ManifestReading } from '@mrw/shared-contracts/manifest';
import { satisfies } from 'compare-versions';
import { BehaviorSubject } from 'rxjs';
import type { StateStream } from '@mrw/shared-contracts';
import { within } from '../within';
import { RemoteFailure } from './remote-failure';

export interface Deployment {
  readonly remotes$: StateStream<Readonly<Record<string, LiveRemote>>>;
  /** @throws RemoteFailure when the remote is not live or needs another contract */
  live(name: string): LiveRemote;
  /** Reads the deployment manifest again. Never rejects: without an answer the known one stays. */
  reread(): Promise<void>;
}

const rereadLimit = 4_000;

/** What is live, from the manifest in the page; a bad manifest leaves a site without remotes and says so. */
export function createDeployment(parts: {
  manifest: unknown;
  url: string;
  remoteOrigins: readonly string[];
  telemetry: Telemetry;
}): Deployment {
  const read = (data: unknown): ManifestReading | null => {
    try {
      const reading = readManifest(data, parts.remoteOrigins);
      for (const [remote, detail] of Object.entries(reading.refused))
        parts.telemetry.report({ code: 'MRW-107', remote, detail });
      return reading;
    } catch (error) {
      parts.telemetry.report({ code: 'MRW-108', detail: String(error) });
      return null;
    }
  };
  const remotes$ = new BehaviorSubject<Readonly<Record<string, LiveRemote>>>(
    read(parts.manifest)?.manifest.remotes ?? {},
  );
  return {
    remotes$,
    live: (name) => {
      const remote = remotes$.value[name];
      if (!remote) throw new RemoteFailure(name, 'unknown-remote');
      if (!satisfies(contractVersion, remote.descriptor.contract))
        throw new RemoteFailure(name, 'contract-mismatch', {
          cause: new Error(`needs ${remote.descriptor.contract}, the host speaks ${contractVersion}`),
        });
      return remote;
    },
    reread: async () => {
      try {
        const answer = await within(fetch(parts.url, { cache: 'no-store' }), rereadLimit);
        const reading = answer.ok ? read(await within(answer.json(), rereadLimit)) : null;
        if (reading) remotes$.next(reading.manifest.remotes);
      } catch (error) {
        parts.telemetry.report({ code: 'MRW-109', detail: String(error) });
      }
    },
  };
}
