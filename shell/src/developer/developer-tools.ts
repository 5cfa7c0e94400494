import type { Kernel } from '../host/create-host';
import type { PageData } from '../host/page-data';
import { readDeploymentFile } from '../host/remotes/deployment-file';
import { readOverrides } from '../host/remotes/overrides';
import type { KeptRecord } from '../telemetry/page-telemetry';

/** Alt + Shift + M opens and closes the panel. */
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyM';

/**
 * The page as a developer wants it: with the builds of the overrides in the manifest, now and when it is read
 * again. Anything else than a page that allows developer tools stays as it is, whatever is stored.
 */
export async function withOverrides(page: PageData): Promise<PageData> {
  const overrides = readOverrides(() => localStorage);
  if (!page.profile.developerTools || Object.keys(overrides).length === 0) return page;
  const { amendedManifest } = await import('./amended-manifest');
  const amend = (manifest: unknown) => amendedManifest(manifest, overrides, readDeploymentFile);
  return { ...page, manifest: await amend(page.manifest), amend };
}

/** Whether a page has to wait for its overrides. */
export const isOverridden = ({ profile }: PageData) =>
  profile.developerTools === true && Object.keys(readOverrides(() => localStorage)).length > 0;

/** Lets the panel be opened; in production nothing listens. Its code is loaded when it is asked for. */
export function allowPanel(page: PageData, kernel: Kernel, records: readonly KeptRecord[]): void {
  if (!page.profile.developerTools) return;
  let close: (() => void) | null = null;
  window.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (close) close();
    else
      void import('./open-panel').then(({ openPanel }) => {
        close = openPanel({
          kernel,
          records,
          places: page.remoteOrigins,
          onClosed: () => {
            close = null;
          },
        });
      });
  });
}
