import type { PageData } from '../../host/page-data';
import { readDeploymentFile } from '../../host/remotes/deployment-file';
import { overrideParameter, readOverrides } from '../../host/remotes/overrides';

/**
 * Page data with the developer's overrides in the manifest, also when it is read again. A page without developer
 * tools is unchanged, whatever is stored.
 */
export async function withOverrides(page: PageData): Promise<PageData> {
  if (!isOverridden(page)) return page;
  const { amendedManifest, takeOverride } = await import(
    /* webpackChunkName: "developer" */ './amended-manifest'
  );
  takeOverride(page.remoteOrigins);
  const overrides = readOverrides(() => localStorage);
  const amend = (manifest: unknown) => amendedManifest(manifest, overrides, readDeploymentFile);
  return { ...page, manifest: await amend(page.manifest), amend };
}

/** Whether a page must wait for its overrides. */
export const isOverridden = ({ profile }: PageData) =>
  profile.developerTools === true &&
  (window.location.search.includes(overrideParameter) ||
    Object.keys(readOverrides(() => localStorage)).length > 0);
