import { languages, type Language } from '../language/language';
import type { DeploymentManifest, LiveRemote } from './index';

/** A script to ask for early: address and hash, exactly as it will be loaded. */
export type EarlyScript = readonly [url: string, integrity: string];

/** What the first script of a page knows before any other script is there. */
export type BootPlan = {
  defaultLanguage: Language;
  /** Title of the window in each language that is spoken here. */
  spoken: Partial<Record<Language, string>>;
  salt: string;
  /** Pattern of a path, and the remote that owns it; the first that fits counts. */
  routes: readonly (readonly [pattern: string, remote: string])[];
  remotes: Readonly<Record<string, EarlyRemote>>;
};

type EarlyRemote = {
  live: readonly EarlyScript[];
  canary?: { percent: number; scripts: readonly EarlyScript[] };
};

/**
 * Makes the plan of a page's first script from what is live.
 *
 * @param profile names of the site by language, and which languages it speaks
 */
export function bootPlan(
  manifest: DeploymentManifest,
  profile: {
    appName: Readonly<Record<Language, string>>;
    availableLanguages: readonly Language[];
    defaultLanguage: Language;
  },
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
    routes: remotes
      .flatMap(([name, { descriptor }]) => descriptor.routes.map(({ path }) => ({ path, name })))
      .sort((a, b) => vagueness(a.path) - vagueness(b.path))
      .map(({ path, name }) => [patternOf(path), name]),
    remotes: Object.fromEntries(
      remotes.map(([name, { canary, ...live }]): [string, EarlyRemote] => [
        name,
        {
          live: startScripts(live),
          ...(canary ? { canary: { percent: canary.percent, scripts: startScripts(canary) } } : {}),
        },
      ]),
    ),
  };
}

/** What has to be there before a remote draws its first page. */
export const startScripts = ({ base, descriptor }: LiveRemote) =>
  [descriptor.entry, ...(descriptor.exposes['./app'] ?? [])].map((file): EarlyScript => [
    base + file,
    descriptor.integrity[file] ?? '',
  ]);

/** A written part of a path counts before a parameter, and that before the rest of a path. */
const vagueness = (path: string) =>
  path.split('/').reduce((sum, part) => sum + (part === '*' ? 100 : part.startsWith(':') ? 1 : 0), 0);

function patternOf(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '*') return '/.*';
      return part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[^\w-]/g, '\\$&')}`;
    });
  return `^${parts.join('')}/?$`;
}
