import * as z from 'zod/mini';
import { languages } from '../language/language';

const fileName = z.string().check(z.regex(/^[\w.-]+$/));
const sha384 = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]{64}$/));
const version = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/));
const remoteName = z.string().check(z.regex(/^mf-[a-z]+$/));
const exposedModule = z.string().check(z.regex(/^\.\/[\w-]+$/));

/** Flags of the deployment profile that switch a route off. */
const routeFlag = z.enum(['shopPlatform', 'levels', 'transactionHistory']);

const remoteRoute = z.object({
  /** Pattern of react-router, rooted. */
  path: z.string().check(z.startsWith('/')),
  protected: z._default(z.boolean(), false),
  /** full: header and menu; simple: header with the logo only; bare: nothing of the shell. */
  chrome: z._default(z.enum(['full', 'simple', 'bare']), 'full'),
  footer: z._default(z.boolean(), true),
  flag: z.optional(routeFlag),
});

/** What the author of a remote writes down in `remote.json`. */
export const remoteDeclaration = z.object({
  name: remoteName,
  /** Range of the host contract that the remote needs. */
  contract: z.string(),
  routes: z.array(remoteRoute),
  exposes: z.record(exposedModule, z.string()),
  /** Places of other remotes that this one fills, and the exposed module that draws them. */
  slots: z._default(z.record(z.string(), exposedModule), {}),
  languages: z._default(z.array(z.enum(languages)), [...languages]),
});

/** What lies next to every build of a remote: the shell learns everything from it without running the remote. */
export const remoteDescriptor = z.extend(z.omit(remoteDeclaration, { exposes: true }), {
  schema: z.literal(1),
  version,
  /** Name of the global that the entry script defines. */
  container: z.string().check(z.regex(/^\w+$/)),
  entry: fileName,
  /** Files that each exposed module needs at once, besides the entry. */
  exposes: z.record(exposedModule, z.array(fileName)),
  /** sha384 of every script; a script without one is refused. */
  integrity: z.record(fileName, sha384),
  /** Ranges of the shared modules that the remote consumes. */
  shared: z.record(z.string(), z.string()),
});

const liveRemote = z.object({ version, base: z.url(), descriptor: remoteDescriptor });

/** Which version of each remote is live, with everything the kernel needs to load it. */
export const deploymentManifest = z.object({
  schema: z.literal(1),
  environment: z.string(),
  remotes: z.record(remoteName, liveRemote),
});

export type RemoteDeclaration = z.infer<typeof remoteDeclaration>;
export type RemoteDescriptor = z.infer<typeof remoteDescriptor>;
export type RemoteRoute = z.infer<typeof remoteRoute>;
export type LiveRemote = z.infer<typeof liveRemote>;
export type DeploymentManifest = z.infer<typeof deploymentManifest>;
export type RouteFlag = z.infer<typeof routeFlag>;

export type ManifestReading = {
  manifest: DeploymentManifest;
  /** Remotes whose entry was refused, with the reason; the rest of the site works without them. */
  refused: Readonly<Record<string, string>>;
};

/**
 * Reads a deployment manifest. A remote with a fault is left out, so that one bad entry never takes the site down.
 *
 * @param data parsed JSON
 * @param remoteOrigins the only origins that code may come from
 * @throws Error when the document as a whole is not a manifest
 */
export function readManifest(data: unknown, remoteOrigins: readonly string[]): ManifestReading {
  const outline = z
    .object({ schema: z.literal(1), environment: z.string(), remotes: z.record(z.string(), z.unknown()) })
    .safeParse(data);
  if (!outline.success) throw new Error(`Not a deployment manifest: ${z.prettifyError(outline.error)}`);
  const remotes: Record<string, LiveRemote> = {};
  const refused: Record<string, string> = {};
  for (const [name, entry] of Object.entries(outline.data.remotes)) {
    const parsed = liveRemote.safeParse(entry);
    if (!parsed.success) refused[name] = z.prettifyError(parsed.error);
    else if (!remoteOrigins.includes(new URL(parsed.data.base).origin))
      refused[name] = `unknown origin: ${new URL(parsed.data.base).origin}`;
    else if (parsed.data.descriptor.name !== name)
      refused[name] = `names itself ${parsed.data.descriptor.name}`;
    else remotes[name] = parsed.data;
  }
  return { manifest: { schema: 1, environment: outline.data.environment, remotes }, refused };
}
