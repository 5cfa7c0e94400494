import { TimeoutError } from '../with-timeout';

export type FailurePhase = 'find' | 'load' | 'bootstrap' | 'mount' | 'ready' | 'run' | 'unmount';

/** Every kind of failure of a remote; each code has a page in docs/errors. */
const remoteFailureCodes = {
  'unknown-remote': 'MRW-101',
  'contract-mismatch': 'MRW-102',
  'load-failed': 'MRW-103',
  'no-integrity': 'MRW-104',
  'not-a-remote': 'MRW-105',
  'shared-module-mismatch': 'MRW-106',
  'load-timeout': 'MRW-111',
  'bootstrap-timeout': 'MRW-112',
  'mount-timeout': 'MRW-113',
  'ready-timeout': 'MRW-114',
  'unmount-timeout': 'MRW-115',
  disabled: 'MRW-117',
  'newer-browser': 'MRW-126',
  'bootstrap-failed': 'MRW-121',
  'mount-failed': 'MRW-122',
  'run-failed': 'MRW-123',
  'unmount-failed': 'MRW-124',
} as const;

export type FailureKind = keyof typeof remoteFailureCodes;

/** A remote failed; the page shows a panel instead of it and reports the code. */
export class RemoteFailure extends Error {
  readonly code: string;

  constructor(
    readonly remote: string,
    readonly kind: FailureKind,
    options?: ErrorOptions,
  ) {
    super(`${remoteFailureCodes[kind]} ${remote}: ${kind}${reasonOf(options?.cause)}`, options);
    this.name = 'RemoteFailure';
    if (options?.cause instanceof Error) this.stack = options.cause.stack ?? '';
    this.code = remoteFailureCodes[kind];
  }
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? ` (${cause.message})` : '');

const kinds: Readonly<Record<FailurePhase, { failed: FailureKind; late: FailureKind }>> = {
  find: { failed: 'unknown-remote', late: 'load-timeout' },
  load: { failed: 'load-failed', late: 'load-timeout' },
  bootstrap: { failed: 'bootstrap-failed', late: 'bootstrap-timeout' },
  mount: { failed: 'mount-failed', late: 'mount-timeout' },
  ready: { failed: 'run-failed', late: 'ready-timeout' },
  run: { failed: 'run-failed', late: 'ready-timeout' },
  unmount: { failed: 'unmount-failed', late: 'unmount-timeout' },
};

/**
 * Classifies an error by the lifecycle phase of a remote.
 *
 * @returns the same error when it is classified already
 */
export function remoteFailure(remote: string, phase: FailurePhase, cause: unknown): RemoteFailure {
  if (cause instanceof RemoteFailure) return cause;
  return new RemoteFailure(remote, kindOf(phase, cause), { cause });
}

function kindOf(phase: FailurePhase, cause: unknown): FailureKind {
  if (cause instanceof TimeoutError) return kinds[phase].late;
  const text = cause instanceof Error ? cause.message : String(cause);
  // The script loader of the federation runtime has a timeout of its own.
  if (phase === 'load' && /ScriptNetworkError: .* timed out/.test(text)) return 'load-timeout';
  if (text.includes('MRW-104')) return 'no-integrity';
  if (/does not satisfy the requirement|Can not get/.test(text)) return 'shared-module-mismatch';
  // A lazy page of the remote whose script is missing or was changed.
  if (cause instanceof Error && cause.name === 'ChunkLoadError') return 'load-failed';
  return kinds[phase].failed;
}
