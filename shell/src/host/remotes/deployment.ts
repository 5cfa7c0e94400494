import type { StateStream, Telemetry } from '@mrw/shared-contracts';
import {
  readManifest,
  type ChosenRemote,
  type LiveRemote,
  type ManifestReading,
} from '@mrw/shared-contracts/manifest';
import { BehaviorSubject } from 'rxjs';
import { within } from '../within';
import type { LastManifest } from './last-manifest';
import { incompatibility, type Provided } from './compatibility';
import { RemoteFailure } from './remote-failure';

export interface Deployment {
  /** Name of the environment, as the manifest says it; empty without one. */
  readonly environment: string;
  /** The version of each remote that this device uses. */
  readonly remotes$: StateStream<Readonly<Record<string, ChosenRemote>>>;
  /** @throws RemoteFailure when the remote is not live, or cannot run in this host */
  live(name: string): LiveRemote;
  /** Reads the deployment manifest again. Never rejects: without an answer the known one stays. */
  reread(): Promise<void>;
  /**
   * Reads the deployment manifest again for a page that may be older than what is live.
   *
   * @param base of the version in use
   * @returns whether another version is live by now
   */
  isStale(name: string, base: string): Promise<boolean>;
  /**
   * Gives up the version that just failed: the manifest may name another by now, else the one before it is used, once.
   *
   * @returns whether there is another version to try
   */
  fallBack(failure: RemoteFailure): Promise<boolean>;
}

const rereadLimit = 4_000;

type Parts = {
  manifest: unknown;
  /** Reads the deployment manifest of the environment again. */
  read(): Promise<unknown>;
  remoteOrigins: readonly string[];
  /** Name of this browser: the same one always gets the same version of a rollout. */
  device: string;
  provided: Provided;
  telemetry: Telemetry;
  lastManifest: LastManifest;
};

/**
 * What is live, from the manifest in the page, or from the last good one; without either a site without
 * remotes that says so.
 */
export function createDeployment(parts: Parts): Deployment {
  const { telemetry } = parts;
  /** Versions that did not start on this page; they are not tried again until the visitor asks for it. */
  const givenUp = new Set<string>();
  let known: Readonly<Record<string, ChosenRemote>> = {};
  let environment = '';
  const remotes$ = new BehaviorSubject<Readonly<Record<string, ChosenRemote>>>({});

  const choose = () => {
    const chosen = Object.entries(known).map(([name, remote]): [string, ChosenRemote] => {
      const { previous, bucket } = remote;
      const next = previous && givenUp.has(keyOf(remote)) && !givenUp.has(keyOf(previous));
      return [name, next ? { ...previous, bucket, canary: false } : remote];
    });
    remotes$.next(Object.fromEntries(chosen));
  };
  /** @returns whether nothing in it was refused */
  const take = (data: unknown) => {
    const reading = readOrReport(data, parts);
    if (!reading) return false;
    // A remote that is refused when the manifest is read again stays what it was: its pages are not gone.
    const kept = reading.refused.flatMap(({ remote }): [string, ChosenRemote][] => {
      const before = known[remote];
      return before ? [[remote, before]] : [];
    });
    known = { ...reading.remotes, ...Object.fromEntries(kept) };
    environment = reading.environment;
    choose();
    return reading.refused.length === 0;
  };
  const takeLast = () => {
    const last = parts.lastManifest.read();
    if (last !== null) take(last);
  };
  const reread = async () => {
    try {
      const data = await within(parts.read(), rereadLimit);
      if (take(data)) parts.lastManifest.keep(data);
    } catch (error) {
      telemetry.report({ code: 'MRW-109', detail: String(error) });
    }
  };
  if (take(parts.manifest)) parts.lastManifest.keep(parts.manifest);
  else if (Object.keys(known).length === 0) takeLast();

  return {
    environment,
    remotes$,
    live: (name) => {
      const remote = remotes$.value[name];
      if (!remote) throw new RemoteFailure(name, 'unknown-remote');
      const fault = incompatibility(remote.descriptor, parts.provided);
      if (fault) throw new RemoteFailure(name, fault.kind, { cause: new Error(fault.reason) });
      return remote;
    },
    reread: async () => {
      givenUp.clear();
      await reread();
    },
    isStale: async (name, base) => {
      await reread();
      return (remotes$.value[name]?.base ?? base) !== base;
    },
    fallBack: async ({ remote: name, code, kind }) => {
      const failed = remotes$.value[name];
      // Too slow is a matter of the network: another version would be as late.
      if (!failed || kind === 'load-timeout' || givenUp.has(keyOf(failed))) return false;
      givenUp.add(keyOf(failed));
      await reread();
      choose();
      const next = remotes$.value[name];
      if (!next || givenUp.has(keyOf(next))) return false;
      telemetry.report({
        code: 'MRW-110',
        remote: name,
        detail: `${failed.version} did not start (${code}), ${next.version} is used instead`,
      });
      return true;
    },
  };
}

const keyOf = ({ base }: LiveRemote) => base;

function readOrReport(data: unknown, { remoteOrigins, device, telemetry }: Parts): ManifestReading | null {
  try {
    const reading = readManifest(data, remoteOrigins, device);
    for (const { remote, reason } of reading.refused)
      telemetry.report({ code: 'MRW-107', remote, detail: reason });
    return reading;
  } catch (error) {
    telemetry.report({ code: 'MRW-108', detail: String(error) });
    return null;
  }
}
