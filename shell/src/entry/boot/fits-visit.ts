import type { BootPlan } from '@mrw/shared-contracts/manifest';
import type { DrawnVersions } from '@mrw/shared-contracts/manifest/drawn-page';
import type { BootVisit } from './boot';
import { plannedVersion } from './preload-scripts';

/** Milliseconds by which the clock of a device may be slow: a later time of drawing is not believed. */
const slowClock = 120_000;

/** What a drawn view says of itself. */
export type DrawnView = {
  /** When it was drawn, in milliseconds since 1970. */
  at: number;
  /** Milliseconds for which it may be shown. */
  keep: number;
  language: string | null;
  /** Path of the page, with its identifying parameter. */
  address: string | null;
  versions: DrawnVersions;
};

/** Whether a drawn view is what a visitor on this device would see: in doubt it is not. */
export function fitsVisit(plan: BootPlan, drawn: DrawnView, visit: BootVisit): boolean {
  const age = visit.now - drawn.at;
  return (
    // Also false for a time that is no number.
    age > -slowClock &&
    age < drawn.keep &&
    drawn.language === visit.language &&
    drawn.address === addressOf(visit) &&
    Object.keys(drawn.versions).every((name) => {
      // The page itself is of one shell; a rollout of a remote, or its end, may give this device another version.
      const version = plannedVersion(plan, name, visit.device)?.version;
      return name === 'shell' || (version !== undefined && version === drawn.versions[name]);
    })
  );
}

/** Without the language, and without what advertisements add. */
function addressOf(visit: BootVisit): string {
  const parameters = visit.search
    .slice(1)
    .split('&')
    .filter((parameter) => !/^(|(utm_\w+|[fg]clid|fbclid|locale|lang)(=.*)?)$/.test(parameter))
    .join('&');
  const page = visit.path === '/' ? '/home' : visit.path.replace(/(.)\/$/, '$1');
  return parameters === '' ? page : page + '?' + parameters;
}
