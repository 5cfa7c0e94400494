import type { PageData } from '../../host/page-data';
import { readDeploymentFile } from '../../host/remotes/deployment-file';
import { overrideParameter, readOverrides } from '../../host/remotes/overrides';
import { previewKey } from './preview-key';

/**
 * Page data with the developer's overrides, or the preview of this tab, in the manifest, also when it is read again. A
 * page without developer tools has no overrides, whatever is stored.
 */
export async function amended(page: PageData): Promise<PageData> {
  const { amendedManifest, manifestWithPreview, previewOfTab, takeOverride } = await import(
    /* webpackChunkName: "developer" */ './amend'
  );
  const preview = isPreviewed(window) ? await previewOfTab(window, page.manifest) : null;
  const origin = page.remoteOrigins[0] ?? '';
  if (preview) {
    const amend = (manifest: unknown) => manifestWithPreview(manifest, preview, origin, readDeploymentFile);
    const manifest = await amend(page.manifest);
    if (manifest !== page.manifest) return { ...page, manifest, amend, preview };
  }
  if (!isOverridden(page)) return page;
  takeOverride(page.remoteOrigins);
  const overrides = readOverrides(() => localStorage);
  const amend = (manifest: unknown) => amendedManifest(manifest, overrides, readDeploymentFile);
  return { ...page, manifest: await amend(page.manifest), amend };
}

/** Whether a page must wait for its overrides, or for a preview. */
export const isAmended = (page: PageData) => isPreviewed(window) || isOverridden(page);

const isOverridden = ({ profile }: PageData) =>
  profile.developerTools === true &&
  (window.location.search.includes(overrideParameter) ||
    Object.keys(readOverrides(() => localStorage)).length > 0);

function isPreviewed(page: Window): boolean {
  try {
    return (
      page.parent === page &&
      (page.location.search.includes(previewKey) || page.sessionStorage.getItem(previewKey) !== null)
    );
  } catch {
    return false;
  }
}
