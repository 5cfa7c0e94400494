import type { StateStream, Telemetry } from '@mrw/shared-contracts';
import {
  readManifest,
  type ChosenRemote,
  type LiveRemote,
  type ManifestReading,
} from '@mrw/shared-contracts/manifest';
import { BehaviorSubject } from 'rxjs';
import { withTimeout } from '../with-timeout';
import type { LastManifest } from './last-manifest';
import { failedTwice, type FailureArea } from './failed-versions';
import { incompatibility, type Provided } from './compatibility';
import { RemoteFailure } from './remote-failure';

/** Why a page of an unknown remote may be missing: a remote was refused, or the manifest could not be read. */
type ManifestGap = 'MRW-101' | 'MRW-108' | 'MRW-109';

export interface Deployment {
  /** Name of the environment, as in the manifest; empty without one. */
  readonly environment: string;
  /** The version of each remote for this device. */
  readonly remotes$: StateStream<Readonly<Record<string, ChosenRemote>>>;
  /** Null while every remote of the manifest is known. */
  readonly gap$: StateStream<ManifestGap | null>;
  /** @throws RemoteFailure when the remote is not live, or cannot run in this host */
  live(name: string): LiveRemote;
  /** Reads the deployment manifest again. Never rejects: without a response the current one stays. */
  reread(): Promise<void>;
  /**
   * Reads the deployment manifest again for a page that may be outdated.
   *
   * @param base of the version in use
   * @returns whether another version is live now
   */
  isStale(name: string, base: string): Promise<boolean>;
  /**
   * Reads which remotes are disabled by now; the versions of this page stay. Never rejects: without a response nothing
   * changes.
   */
  followDisabled(): Promise<void>;
  /**
   * Replaces a version that failed: by the version of a new manifest, else once by the previous one.
   *
   * @returns whether there is another version to try
   */
  fallBack(failure: RemoteFailure): Promise<boolean>;
  /** Failures after the start; after two of a version the one before takes over at the next mount. */
  readonly failures: FailureArea;
  /** Finds the version before one that failed twice; resolves at once for every other one. */
  prepare(name: string): Promise<void>;
}

const rereadLimit = 4_000;

type Parts = {
  manifest: unknown;
  /** Reads the deployment manifest of the environment again. */
  read(): Promise<unknown>;
  remoteOrigins: readonly string[];
  /** Id of this browser: the same one always gets the same version of a rollout. */
  device: string;
  provided: Provided;
  telemetry: Telemetry;
  lastManifest: LastManifest;
  failures: FailureArea;
};

/**
 * The live versions, from the manifest in the page, or from the last valid one; without either a site without
 * remotes, with a message.
 */
export function createDeployment(parts: Parts): Deployment {
  const { telemetry } = parts;
  /** Versions that failed on this page; they are tried again only on request. */
  const givenUp = new Set<string>();
  let known: Remotes = {};
  let environment = '';
  const remotes$ = new BehaviorSubject<Remotes>({});

  const gap$ = new BehaviorSubject<ManifestGap | null>(null);

  const choose = () => {
    remotes$.next(versionsInUse(known, new Set([...givenUp, ...failedTwice(parts.failures)])));
  };
  /** @returns whether all of it is valid */
  const take = (data: unknown) => {
    const reading = readOrReport(data, parts);
    if (!reading) {
      if (Object.keys(known).length === 0) gap$.next('MRW-108');
      return false;
    }
    known = { ...reading.remotes, ...refusedAsBefore(reading, known) };
    environment = reading.environment;
    choose();
    gap$.next(reading.refused.some(({ remote }) => !known[remote]) ? 'MRW-101' : null);
    return reading.refused.length === 0;
  };
  const takeLast = () => {
    const last = parts.lastManifest.read();
    if (last !== null) take(last);
  };
  const reread = async () => {
    try {
      const data = await withTimeout(parts.read(), rereadLimit);
      if (take(data)) parts.lastManifest.keep(data);
    } catch (error) {
      telemetry.report({ code: 'MRW-109', detail: String(error) });
      if (gap$.value) gap$.next('MRW-109');
    }
  };
  if (take(parts.manifest)) parts.lastManifest.keep(parts.manifest);
  else if (Object.keys(known).length === 0) takeLast();

  return {
    get environment() {
      return environment;
    },
    remotes$,
    gap$,
    live: (name) => fitting(name, remotes$.value[name], parts.provided),
    reread: async () => {
      givenUp.clear();
      await reread();
    },
    isStale: async (name, base) => {
      await reread();
      return (remotes$.value[name]?.base ?? base) !== base;
    },
    followDisabled: async () => {
      const data = await withTimeout(parts.read(), rereadLimit).catch(() => null);
      const now = data === null ? null : readOrReport(data, parts)?.remotes;
      if (now) known = withDisabled(known, now);
      choose();
    },
    fallBack: async ({ remote: name, code, kind }) => {
      const failed = remotes$.value[name];
      // A timeout is caused by the network: another version would be as slow. A disabled remote has none.
      if (!failed || kind === 'load-timeout' || kind === 'disabled' || givenUp.has(keyOf(failed)))
        return false;
      givenUp.add(keyOf(failed));
      await reread();
      choose();
      const next = remotes$.value[name];
      if (!next || givenUp.has(keyOf(next))) return false;
      const detail = `${failed.version} did not start (${code}), ${next.version} is used instead`;
      telemetry.report({ code: 'MRW-110', remote: name, detail });
      return true;
    },
    failures: parts.failures,
    prepare: async (name) => {
      const remote = remotes$.value[name];
      if (remote && !remote.previous && failedTwice(parts.failures).includes(keyOf(remote))) await reread();
    },
  };
}

/** @throws RemoteFailure when it is not live, or cannot run in this host */
function fitting(name: string, remote: ChosenRemote | undefined, provided: Provided): ChosenRemote {
  if (!remote) throw new RemoteFailure(name, 'unknown-remote');
  if (remote.disabled) throw new RemoteFailure(name, 'disabled');
  const fault = incompatibility(remote.descriptor, provided);
  if (fault) throw new RemoteFailure(name, fault.kind, { cause: new Error(fault.reason) });
  return remote;
}

type Remotes = Readonly<Record<string, ChosenRemote>>;

/** A remote that is refused on a later reading keeps its current version: its pages stay. */
function refusedAsBefore({ refused }: ManifestReading, before: Remotes): Remotes {
  const names = new Set(refused.map(({ remote }) => remote));
  return Object.fromEntries(Object.entries(before).filter(([name]) => names.has(name)));
}

const withDisabled = (remotes: Remotes, now: Remotes): Remotes =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [name, { ...remote, disabled: now[name]?.disabled }]),
  );

const keyOf = ({ base }: LiveRemote) => base;

/** The version before in place of one that did not start, unless that one did not start either. */
function versionsInUse(known: Remotes, givenUp: ReadonlySet<string>) {
  const chosen = Object.entries(known).map(([name, remote]): [string, ChosenRemote] => {
    const { previous, bucket, disabled } = remote;
    const next = previous && givenUp.has(keyOf(remote)) && !givenUp.has(keyOf(previous));
    return [name, next ? { ...previous, bucket, canary: false, disabled } : remote];
  });
  return Object.fromEntries(chosen);
}

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
