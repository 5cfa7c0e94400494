import type { Telemetry } from '@mrw/shared-contracts';
import type { ChosenRemote } from '@mrw/shared-contracts/manifest';
import { remoteAt } from './remote-at';

/** Records uncaught errors and violations of the content security policy, with the remote of the file. */
export function watchErrors(
  page: Window,
  telemetry: Telemetry,
  remotes: () => Readonly<Record<string, ChosenRemote>>,
): void {
  const report = (code: string, detail: string, address: string | undefined, stack?: string) => {
    const remote = remoteAt(address, remotes());
    telemetry.report({ code, detail, stack, ...(remote ? { remote } : {}) });
  };
  const reportError = (error: unknown, address?: string) => {
    if (error instanceof Error)
      report(error.name, error.message, `${address ?? ''} ${error.stack ?? ''}`, error.stack);
    else report('Error', String(error), address);
  };
  page.addEventListener('error', ({ error, message, filename }) => {
    reportError(error ?? message, filename);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    reportError(reason);
  });
  page.document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile } = violation;
    report(effectiveDirective, `refused ${blockedURI}`, `${blockedURI} ${sourceFile}`);
  });
}
