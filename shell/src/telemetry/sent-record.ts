import type { TelemetryKind } from '@mrw/shared-contracts/telemetry';
import { telemetryRecord, type SentRecord } from '@mrw/shared-contracts/telemetry';
import type { ChosenRemote } from '@mrw/shared-contracts/manifest';
import { redact } from './redact';
import type { KeptRecord } from './page-telemetry';

export type Tags = {
  remotes: Readonly<Record<string, ChosenRemote>>;
  /** The pattern of the route of a path. */
  patternOf(pathname: string): string;
  /** Origins of our own files. */
  origins: readonly string[];
};

const vitals = new Set(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']);

/** A record in the form that leaves the browser: with versions, without personal data. Null for an invalid record. */
export function sentRecord(record: KeptRecord, { remotes, patternOf, origins }: Tags): SentRecord | null {
  const { code, remote, detail, value, pathname } = record;
  const running = remote ? remotes[remote] : undefined;
  const sent = telemetryRecord.safeParse({
    kind: kindOf(code),
    code,
    path: patternOf(pathname),
    ...(value === undefined ? {} : { value }),
    ...(remote ? { remote } : {}),
    ...(running
      ? {
          version: running.version,
          contract: running.descriptor.contract,
          bucket: running.bucket,
          canary: running.canary,
        }
      : {}),
    ...(detail ? { detail: redact(detail, { origins }) } : {}),
  });
  return sent.success ? sent.data : null;
}

function kindOf(code: string): TelemetryKind {
  if (code.startsWith('MRW-')) return 'failure';
  if (code === 'load') return 'load';
  if (vitals.has(code)) return 'vital';
  return /^[a-z-]+-src|^(base-uri|form-action|frame-ancestors|report|require)/.test(code)
    ? 'policy'
    : 'error';
}

/** The remote of a file. */
export function remoteAt(
  address: string | undefined,
  remotes: Readonly<Record<string, ChosenRemote>>,
): string | undefined {
  if (!address) return undefined;
  return Object.keys(remotes).find((name) => {
    const { base = '' } = remotes[name] ?? {};
    return address.includes(base.slice(0, base.indexOf(`/${name}/`) + name.length + 2) || '\0');
  });
}
