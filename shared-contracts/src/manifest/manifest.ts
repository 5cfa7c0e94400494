import * as z from 'zod/mini';
import { languages } from '../language/language';
import { bucketOf } from './bucket';
import { releaseVersion } from './release-version';
import { remoteNamePattern } from './remote-name-pattern';

/** A file below the folder of a release; no part of it leads out. */
export const fileName = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?!\.{1,2}(?:\/|$))[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*$/));
const sha384 = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]{64}$/));
const remoteName = z.string().check(z.regex(remoteNamePattern));
const exposedModule = z.string().check(z.regex(/^\.\/[\w-]+$/));

/** Flags of the deployment profile that disable a route. */
const routeFlag = z.enum(['shopPlatform', 'levels', 'transactionHistory']);

const preloadImage = z.object({
  /** Which response of `prefetch` contains its address; of a list the first item counts. */
  read: z._default(z.int().check(z.gte(0)), 0),
  /**
   * Places of the address in the response, the first one with a value counts: `translations.photos`. Of several values
   * that of the language counts, then the English one, else the first.
   */
  at: z.array(z.string().check(z.regex(/^\w+(\.\w+)*$/))),
  /** Its width on screen, exactly as in the `<img sizes>` of the page. */
  sizes: z.string(),
});

const remoteRoute = z.object({
  /** Pattern of react-router, rooted. */
  path: z.string().check(z.startsWith('/')),
  /** For members only: a visitor is led to log-in. */
  protected: z._default(z.boolean(), false),
  /** `full`: header and menu; `simple`: header with the logo only; `bare`: no frame of the shell. */
  chrome: z._default(z.enum(['full', 'simple', 'bare']), 'full'),
  /** Whether the footer is below the page. */
  footer: z._default(z.boolean(), true),
  /** Flag of the deployment profile without which the page does not exist. */
  flag: z.optional(routeFlag),
  /**
   * The page has another address now, with the parameters of this one: `/store/:id`. Visitors are led on to it. Hosts of
   * before contract 1.14 show the remote here.
   */
  movedTo: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
  /**
   * The first API calls of a visitor's page, with the parameters of its path: `/campaigns/:id`. The first script of the
   * page sends them before the shell is loaded. Exactly as the page sends them.
   */
  prefetch: z.optional(z.array(z.string().check(z.regex(/^\/[^/]/)))),
  /**
   * Prefix of the address parameters with which the page sends other calls: with one of them nothing is prefetched.
   */
  prefetchUnless: z.optional(z.string().check(z.minLength(1))),
  /** The largest image of the first screen, preloaded when the response with its address arrives. */
  preloadImage: z.optional(preloadImage),
});

const declaredRoute = z.extend(remoteRoute, {
  /**
   * The module of the page, when it is a separate script: `./src/coupon-use/use-page.tsx`. It is preloaded with the
   * remote.
   */
  page: z.optional(z.string().check(z.startsWith('./'))),
});

const describedRoute = z.extend(remoteRoute, {
  /** Files that the page needs besides those of `./app`. */
  scripts: z.optional(z.array(fileName)),
});

/** `federation`: a container of Module Federation. `module`: ES modules that export single-spa lifecycles. */
const remoteKind = z.enum(['federation', 'module']);

/** The oldest browsers that can read the code of a remote: 89, 16.4. One that is not named has to be as old as the site's. */
const oldestBrowsers = z.object({
  chrome: z.optional(z.number().check(z.positive())),
  firefox: z.optional(z.number().check(z.positive())),
  safari: z.optional(z.number().check(z.positive())),
});

/** The content of `remote.json`. */
export const remoteDeclaration = z.object({
  /** Name of the package: `mf-` and small letters, digits and hyphens. */
  name: remoteName,
  /** Of a build that another tool made (`release publish --built`); `federation` without it. */
  kind: z.optional(remoteKind),
  /** Older ones get a panel in place of its pages (MRW-126). Without it the code has to pass the floor of the site. */
  browsers: z.optional(oldestBrowsers),
  /** Command that checks types, lint and tests of a build that another tool made, for the proof of its release. */
  proof: z.optional(z.string().check(z.minLength(1))),
  /** Range of the host contract that the remote needs. */
  contract: z.string(),
  /** Its pages; a path belongs to one remote. */
  routes: z.array(declaredRoute),
  /** Modules that the host mounts, and their source files: `./app` has the pages. */
  exposes: z.record(exposedModule, z.string()),
  /** Slots of other remotes that this one fills, and the exposed module that renders them. */
  slots: z._default(z.record(z.string(), exposedModule), {}),
  /** Slots that its pages have for other remotes; the check of a release knows by it which there are. */
  draws: z.optional(z.array(z.string())),
  /** Languages that it has texts of; all by default. */
  languages: z._default(z.array(z.enum(languages)), [...languages]),
  /** Ranges of shared modules when the remote needs more than the major version, for example a newer React. */
  needs: z._default(z.record(z.string(), z.string()), {}),
  /** What it may leave in the page after it was left, as the check of a release names it: `global: dataLayer`. */
  leaves: z.optional(z.array(z.string())),
});

/** The descriptor beside every build of a remote: the shell reads it instead of running the remote. */
export const remoteDescriptor = z.extend(
  z.omit(remoteDeclaration, { exposes: true, needs: true, leaves: true, proof: true, draws: true }),
  {
    schema: z.literal(1),
    version: releaseVersion,
    routes: z.array(describedRoute),
    /** Name of the global variable that the entry script defines. */
    container: z.string().check(z.regex(/^\w+$/)),
    entry: fileName,
    /** The container of a federation is an ES module, as Vite's plug-in writes it; a script without this. */
    entryType: z.optional(z.literal('module')),
    /**
     * Files that each exposed module needs at once, besides the entry. Of the kind `module` the first one exports its
     * lifecycles.
     */
    exposes: z.record(exposedModule, z.array(fileName)),
    /** sha384 of every script; a script without one is refused. */
    integrity: z.record(fileName, sha384),
    /**
     * Each script is named by its content, and says its name: those of all releases stand in one folder, and several releases may
     * run in one page.
     */
    namedByContent: z.optional(z.literal(true)),
    /** Ranges of the shared modules that the remote consumes. */
    shared: z.record(z.string(), z.string()),
  },
);

const liveRemote = z.object({ version: releaseVersion, base: z.url(), descriptor: remoteDescriptor });

const canaryRemote = z.extend(liveRemote, {
  /** Percentage of devices. */
  percent: z.int().check(z.gte(1), z.lte(99)),
});

const deployedRemote = z.extend(liveRemote, {
  canary: z.optional(canaryRemote),
  /** Tried once when the chosen version does not start. */
  previous: z.optional(liveRemote),
  /** Taken off the site: a panel stands in place of its pages, and none of its code is loaded. */
  disabled: z.optional(z.boolean()),
});

/** The live version of each remote, with everything the kernel needs to load it. */
export const deploymentManifest = z.object({
  schema: z.literal(1),
  environment: z.string(),
  /** Mixed into the bucket of a device. */
  salt: z._default(z.string(), ''),
  remotes: z.record(remoteName, deployedRemote),
  /** Public keys (JWKS, P-256) of links that load a preview (`docs/guides/operating.md`). */
  previewKeys: z.optional(z.object({ keys: z.array(z.looseObject({ kty: z.literal('EC') })) })),
});

export type RemoteDeclaration = z.infer<typeof remoteDeclaration>;
export type RemoteDescriptor = z.infer<typeof remoteDescriptor>;
/** The oldest major versions of browsers that can read a remote. */
export type OldestBrowsers = z.infer<typeof oldestBrowsers>;

/** The folder of the package that scripts named by their content stand in, beside the folders of its releases. */
export const sharedFolder = 'files';

/**
 * The address that the names of a remote's scripts follow: that of its release, or the one of all its releases where
 * scripts are named by their content. What did not change is there already when a release is new.
 */
export const addressOfFiles = ({ base, descriptor }: Pick<LiveRemote, 'base' | 'descriptor'>): string =>
  descriptor.namedByContent ? new URL(`../${sharedFolder}/`, base).href : base;

/** Whether a remote is loaded by `import()`, and not by script elements. */
export const isOfModules = ({ kind, entryType }: Pick<RemoteDescriptor, 'kind' | 'entryType'>): boolean =>
  kind === 'module' || entryType === 'module';
/** Where the address of the first image of a page is found, and how wide it is shown. */
export type PreloadImage = z.infer<typeof preloadImage>;
/** @deprecated since 1.10.0, gone in 2.0.0: use `PreloadImage`. */
export type EarlyPicture = PreloadImage;
/** A route of a descriptor. */
export type RemoteRoute = z.infer<typeof describedRoute>;
/** A version of a remote, with the address of its files and its descriptor. */
export type LiveRemote = z.infer<typeof liveRemote>;
export type DeploymentManifest = z.infer<typeof deploymentManifest>;
/** A flag of the profile that a route may depend on. */
export type RouteFlag = z.infer<typeof routeFlag>;

/** The version of a remote for this device, and the fallback when it does not start. */
export type ChosenRemote = LiveRemote & {
  canary: boolean;
  /** Of this device for this remote, 0 to 99. */
  bucket: number;
  previous?: LiveRemote;
  disabled?: boolean | undefined;
};

/** The remotes of an environment, for one device. */
export type ManifestReading = {
  environment: string;
  remotes: Readonly<Record<string, ChosenRemote>>;
  /** Refused versions, with the reason; the rest of the site works without them. */
  refused: readonly { remote: string; reason: string }[];
};

/**
 * Reads a deployment manifest and selects the version of each remote for one device. A faulty remote is left out, and
 * a faulty canary is replaced by the live version: one bad entry never takes the site down.
 *
 * @param data parsed JSON
 * @param remoteOrigins the only origins that code may come from
 * @param device name of this browser; the same device always gets the same bucket
 * @throws Error when the document as a whole is not a manifest
 */
export function readManifest(data: unknown, remoteOrigins: readonly string[], device = ''): ManifestReading {
  const outline = z
    .object({
      schema: z.literal(1),
      environment: z.string(),
      salt: z._default(z.string(), ''),
      remotes: z.record(z.string(), z.unknown()),
    })
    .safeParse(data);
  if (!outline.success) throw new Error(`Not a deployment manifest: ${z.prettifyError(outline.error)}`);
  const { environment, salt } = outline.data;
  const remotes: Record<string, ChosenRemote> = {};
  const refused: { remote: string; reason: string }[] = [];

  for (const [name, entry] of Object.entries(outline.data.remotes)) {
    const { canary, previous, ...rest } = z.catch(versionsOfRemote, {}).parse(entry);
    const disabled = rest.disabled === true;
    const accept = <T extends LiveRemote>(schema: z.ZodMiniType<T>, value: unknown): T | null => {
      const parsed = schema.safeParse(value);
      const reason = parsed.success
        ? faultOf(name, parsed.data, remoteOrigins)
        : z.prettifyError(parsed.error);
      if (reason) refused.push({ remote: name, reason });
      return parsed.success && !reason ? parsed.data : null;
    };
    const live = accept(liveRemote, entry);
    const trial = canary ? accept(canaryRemote, canary) : null;
    const before = previous ? accept(liveRemote, previous) : null;
    const bucket = bucketOf(salt, name, device);
    if (trial && bucket < trial.percent)
      remotes[name] = { ...trial, canary: true, bucket, disabled, ...(live ? { previous: live } : {}) };
    else if (live)
      remotes[name] = { ...live, canary: false, bucket, disabled, ...(before ? { previous: before } : {}) };
  }
  return { environment, remotes, refused };
}

const versionsOfRemote = z.looseObject({
  canary: z.optional(z.unknown()),
  previous: z.optional(z.unknown()),
  disabled: z.optional(z.unknown()),
});

function faultOf(name: string, { base, descriptor }: LiveRemote, origins: readonly string[]): string | null {
  const { origin } = new URL(base);
  if (!origins.includes(origin)) return `unknown origin: ${origin}`;
  return descriptor.name === name ? null : `names itself ${descriptor.name}`;
}
