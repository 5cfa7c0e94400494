import { deploymentProfile, type DeploymentProfile } from '@mrw/shared-contracts';
import * as z from 'zod/mini';

const site = z.object({
  profile: deploymentProfile,
  /** The only origins that code of remotes may come from. */
  remoteOrigins: z.array(z.url()),
  deploymentUrl: z.string(),
  /** sha384 of the scripts of the shell that are loaded later, by file. */
  chunks: z.record(z.string(), z.string()),
});

export type PageData = {
  profile: DeploymentProfile;
  remoteOrigins: readonly string[];
  deploymentUrl: string;
  chunks: Readonly<Record<string, string>>;
  /** As found in the page; `readManifest` validates it. */
  manifest: unknown;
  nonce: string | undefined;
  /** How developer tools or a preview amend a manifest that is read again. */
  amend?: (manifest: unknown) => Promise<unknown>;
  /** What this tab shows in place of what is live. */
  preview?: Preview;
};

/** A version that never goes live: who has a link loads it. */
export type Preview = { remote: string; version: string };

/**
 * Reads the data that the server wrote into the page: once, with all faults in one error.
 *
 * @throws Error naming every fault of the configuration
 */
export function readPageData(page: Document): PageData {
  const script = page.querySelector<HTMLScriptElement>('script[nonce]');
  return pageDataOf(jsonOf(page, 'site'), jsonOf(page, 'deployment'), script?.nonce || undefined);
}

/** @throws Error naming every fault of the configuration */
export function pageDataOf(configuration: unknown, manifest: unknown, nonce: string | undefined): PageData {
  const parsed = site.safeParse(configuration);
  if (!parsed.success) throw new Error(`The site's configuration is wrong: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, manifest, nonce };
}

function jsonOf(page: Document, id: string): unknown {
  try {
    return JSON.parse(page.getElementById(id)?.textContent ?? 'null');
  } catch {
    return null;
  }
}
