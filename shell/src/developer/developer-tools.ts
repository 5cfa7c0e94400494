import type { PageData } from '../host/page-data';
import { readDeploymentFile } from '../host/remotes/deployment-file';
import { readOverrides } from '../host/remotes/overrides';

/**
 * Page data with the developer's overrides in the manifest, also when it is read again. A page without developer
 * tools is unchanged, whatever is stored.
 */
export async function withOverrides(page: PageData): Promise<PageData> {
  const overrides = readOverrides(() => localStorage);
  if (!page.profile.developerTools || Object.keys(overrides).length === 0) return page;
  const { amendedManifest } = await import('./amended-manifest');
  const amend = (manifest: unknown) => amendedManifest(manifest, overrides, readDeploymentFile);
  return { ...page, manifest: await amend(page.manifest), amend };
}

/** Whether a page must wait for its overrides. */
export const isOverridden = ({ profile }: PageData) =>
  profile.developerTools === true && Object.keys(readOverrides(() => localStorage)).length > 0;
