import { languages, valueIn, type InLanguages, type Language } from '../language/language';
import {
  addressOfFiles,
  isOfModules,
  type DeploymentManifest,
  type PreloadImage,
  type LiveRemote,
  type RemoteRoute,
} from './manifest';

/** A script to preload: address and hash, exactly as it will be loaded. */
export type PreloadScript = readonly [url: string, integrity: string];

/** A call of the API that the first script has sent, and its response, which can be used once. */
export type PrefetchedResponse = {
  url: string;
  language: Language;
  /** The header of a member's call. */
  authorization?: string;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  answer: Promise<Response>;
};

/** @deprecated since 1.10.0, gone in 2.0.0: use `PreloadScript`. */
export type EarlyScript = PreloadScript;

/** @deprecated since 1.10.0, gone in 2.0.0: use `PrefetchedResponse`. */
export type EarlyRead = PrefetchedResponse;

/** The data of the first script of a page, before any other script is loaded. */
export type BootPlan = {
  defaultLanguage: Language;
  /** Title of the window in each available language. */
  spoken: Partial<Record<Language, string>>;
  salt: string;
  /** Base address of the API, without a slash at its end. */
  api: string;
  /** Whether the page restores the session of a member; a standalone page does not. */
  takesUpSession: boolean;
  /**
   * Pattern of a path, the remote that owns it, the calls to prefetch for a visitor, with `$1` for the first group of
   * the pattern, the image to preload, and the prefix of address parameters with which nothing is prefetched; the first
   * match counts.
   */
  routes: readonly (readonly [
    pattern: string,
    remote: string,
    reads?: readonly string[],
    picture?: PreloadImage | null,
    unless?: string,
  ])[];
  remotes: Readonly<Record<string, PlannedRemote>>;
};

type PlannedRemote = {
  live: PlannedVersion;
  canary?: PlannedVersion & { percent: number };
};

type PlannedVersion = {
  version: string;
  /** What each of its pages needs. */
  scripts: readonly PreloadScript[];
  /** Additional files of a page, by the pattern of its path. */
  pages: Readonly<Record<string, readonly PreloadScript[]>>;
};

/**
 * Builds the plan of a page's first script from the live releases.
 *
 * @param profile names of the site by language, its languages, and the address of the API
 * @param takesUpSession false for a standalone page
 */
export function bootPlan(
  manifest: DeploymentManifest,
  profile: {
    appName: Readonly<Record<Language, string>> | InLanguages<string>;
    availableLanguages: readonly Language[];
    defaultLanguage: Language;
    services: { api: string };
  },
  takesUpSession = true,
): BootPlan {
  const remotes = Object.entries(manifest.remotes).filter(([, { disabled }]) => !disabled);
  return {
    defaultLanguage: profile.defaultLanguage,
    spoken: Object.fromEntries(
      languages
        .filter((language) => profile.availableLanguages.includes(language))
        .map((language) => [language, valueIn(language, profile.appName)]),
    ),
    salt: manifest.salt,
    api: profile.services.api.replace(/\/$/, ''),
    takesUpSession,
    routes: remotes
      .flatMap(([name, { descriptor }]) => descriptor.routes.map((route) => ({ ...route, name })))
      .sort((a, b) => vagueness(a.path) - vagueness(b.path))
      .map(({ path, name, prefetch, preloadImage, prefetchUnless }): BootPlan['routes'][number] => {
        if (!prefetch) return [patternOf(path), name];
        const reads = readsOf(path, prefetch);
        if (prefetchUnless !== undefined)
          return [patternOf(path), name, reads, preloadImage ?? null, prefetchUnless];
        return preloadImage ? [patternOf(path), name, reads, preloadImage] : [patternOf(path), name, reads];
      }),
    remotes: Object.fromEntries(
      remotes.map(([name, { canary, ...live }]): [string, PlannedRemote] => [
        name,
        {
          live: plannedVersion(live),
          ...(canary ? { canary: { percent: canary.percent, ...plannedVersion(canary) } } : {}),
        },
      ]),
    ),
  };
}

/** The files that a remote needs before it renders a page. */
export const startScripts = (remote: LiveRemote, route: RemoteRoute) => [
  ...entryScripts(remote),
  ...scriptsOf(remote, route.scripts ?? []),
];

const plannedVersion = (remote: LiveRemote): PlannedVersion => ({
  version: remote.version,
  scripts: entryScripts(remote),
  pages: Object.fromEntries(
    remote.descriptor.routes.flatMap(({ path, scripts }) =>
      scripts ? [[patternOf(path), scriptsOf(remote, scripts)]] : [],
    ),
  ),
});

/** Modules are asked for by `import()`: a preloaded script would not be used for it. */
const entryScripts = (remote: LiveRemote) =>
  scriptsOf(remote, [remote.descriptor.entry, ...(remote.descriptor.exposes['./app'] ?? [])]);

const scriptsOf = (remote: LiveRemote, files: readonly string[]) =>
  (isOfModules(remote.descriptor) ? [] : files).map((file): PreloadScript => [
    addressOfFiles(remote) + file,
    remote.descriptor.integrity[file] ?? '',
  ]);

/** A literal part of a path precedes a parameter, which precedes the rest of a path. */
const vagueness = (path: string) =>
  path.split('/').reduce((sum, part) => sum + (part === '*' ? 100 : part.startsWith(':') ? 1 : 0), 0);

/** `/campaigns/:id` of `/campaign/:id` becomes `/campaigns/$1`, with brackets as calls are written. */
const readsOf = (path: string, prefetch: readonly string[]) =>
  prefetch.map((address) =>
    path
      .split('/')
      .filter((part) => part.startsWith(':'))
      .reduce((text, parameter, index) => text.replace(parameter, `$${index + 1}`), address)
      .replaceAll('[', '%5B')
      .replaceAll(']', '%5D'),
  );

/**
 * The pattern of a route's path as a regular expression, for a whole pathname with or without a slash at its end; each
 * parameter is a group.
 *
 * @param path of the descriptor: `/campaign/:id`
 */
export function patternOf(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '*') return '/.*';
      return part.startsWith(':') ? '/([^/]+)' : `/${part.replace(/[^\w-]/g, '\\$&')}`;
    });
  return `^${parts.join('')}/?$`;
}
