import { languages, type Language } from '../language/language';
import type { DeploymentManifest, EarlyPicture, LiveRemote, RemoteRoute } from './index';

/** A script to ask for early: address and hash, exactly as it will be loaded. */
export type EarlyScript = readonly [url: string, integrity: string];

/** A call of the API that the first script has sent; whoever needs its answer may take it once. */
export type EarlyRead = {
  url: string;
  language: Language;
  /** The header of a member's call. */
  authorization?: string;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  answer: Promise<Response>;
};

/** What the first script of a page knows before any other script is there. */
export type BootPlan = {
  defaultLanguage: Language;
  /** Title of the window in each language that is spoken here. */
  spoken: Partial<Record<Language, string>>;
  salt: string;
  /** What the paths of the API follow, without a slash at its end. */
  api: string;
  /** Whether the page takes up the session of a member; one that stands alone does not. */
  takesUpSession: boolean;
  /**
   * Pattern of a path, the remote that owns it, what a visitor's page reads first, with `$1` for the first
   * group of the pattern, and the picture that it shows first; the first that fits counts.
   */
  routes: readonly (readonly [
    pattern: string,
    remote: string,
    reads?: readonly string[],
    picture?: EarlyPicture,
  ])[];
  remotes: Readonly<Record<string, EarlyRemote>>;
};

type EarlyRemote = {
  live: EarlyVersion;
  canary?: EarlyVersion & { percent: number };
};

type EarlyVersion = {
  /** What each of its pages needs. */
  scripts: readonly EarlyScript[];
  /** What a page needs besides, by the pattern of its path. */
  pages: Readonly<Record<string, readonly EarlyScript[]>>;
};

/**
 * Makes the plan of a page's first script from what is live.
 *
 * @param profile names of the site by language, which languages it speaks, and where the API is
 * @param takesUpSession false for a page that stands alone
 */
export function bootPlan(
  manifest: DeploymentManifest,
  profile: {
    appName: Readonly<Record<Language, string>>;
    availableLanguages: readonly Language[];
    defaultLanguage: Language;
    services: { api: string };
  },
  takesUpSession = true,
): BootPlan {
  const remotes = Object.entries(manifest.remotes);
  return {
    defaultLanguage: profile.defaultLanguage,
    spoken: Object.fromEntries(
      languages
        .filter((language) => profile.availableLanguages.includes(language))
        .map((language) => [language, profile.appName[language]]),
    ),
    salt: manifest.salt,
    api: profile.services.api.replace(/\/$/, ''),
    takesUpSession,
    routes: remotes
      .flatMap(([name, { descriptor }]) => descriptor.routes.map((route) => ({ ...route, name })))
      .sort((a, b) => vagueness(a.path) - vagueness(b.path))
      .map(({ path, name, early, picture }): BootPlan['routes'][number] => {
        if (!early) return [patternOf(path), name];
        return picture
          ? [patternOf(path), name, readsOf(path, early), picture]
          : [patternOf(path), name, readsOf(path, early)];
      }),
    remotes: Object.fromEntries(
      remotes.map(([name, { canary, ...live }]): [string, EarlyRemote] => [
        name,
        {
          live: earlyVersion(live),
          ...(canary ? { canary: { percent: canary.percent, ...earlyVersion(canary) } } : {}),
        },
      ]),
    ),
  };
}

/** What has to be there before a remote draws a page. */
export const startScripts = (remote: LiveRemote, route: RemoteRoute) => [
  ...entryScripts(remote),
  ...scriptsOf(remote, route.scripts ?? []),
];

const earlyVersion = (remote: LiveRemote): EarlyVersion => ({
  scripts: entryScripts(remote),
  pages: Object.fromEntries(
    remote.descriptor.routes.flatMap(({ path, scripts }) =>
      scripts ? [[patternOf(path), scriptsOf(remote, scripts)]] : [],
    ),
  ),
});

const entryScripts = (remote: LiveRemote) =>
  scriptsOf(remote, [remote.descriptor.entry, ...(remote.descriptor.exposes['./app'] ?? [])]);

const scriptsOf = ({ base, descriptor }: LiveRemote, files: readonly string[]) =>
  files.map((file): EarlyScript => [base + file, descriptor.integrity[file] ?? '']);

/** A written part of a path counts before a parameter, and that before the rest of a path. */
const vagueness = (path: string) =>
  path.split('/').reduce((sum, part) => sum + (part === '*' ? 100 : part.startsWith(':') ? 1 : 0), 0);

/** `/campaigns/:id` of `/campaign/:id` becomes `/campaigns/$1`, with brackets as calls are written. */
const readsOf = (path: string, early: readonly string[]) =>
  early.map((address) =>
    path
      .split('/')
      .filter((part) => part.startsWith(':'))
      .reduce((text, parameter, index) => text.replace(parameter, `$${index + 1}`), address)
      .replaceAll('[', '%5B')
      .replaceAll(']', '%5D'),
  );

function patternOf(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '*') return '/.*';
      return part.startsWith(':') ? '/([^/]+)' : `/${part.replace(/[^\w-]/g, '\\$&')}`;
    });
  return `^${parts.join('')}/?$`;
}
