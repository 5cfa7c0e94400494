import type { DrawnRecord } from '../serve/site/drawn/drawn-store';
import type { DrawnView } from '../serve/site/drawn/drawn-view';

/** What decides about a page, as kept in memory. */
export type KnownPage = Pick<DrawnRecord, 'failure'> & {
  view?: Omit<DrawnView, 'markup' | 'styles' | 'head' | 'answers' | 'title'> | undefined;
};

export type LiveFacts = {
  /** Live version of every package, by name. */
  versions: Readonly<Record<string, string>>;
  /** SHA-256 of the items that the page is about, empty without one. */
  items: string;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * `draw`: something that the page was made from is different, or time has changed what it says.
 * `check`: its answers are read again, and the page is drawn if one is different.
 */
export type Step = 'keep' | 'check' | 'draw';

/** Milliseconds: a page that failed is tried again when something changed, or after that. */
const retryAfter = 10 * 60_000;
/** Its answers are read again this long before the limit. */
const ahead = 2 * 60_000;
/** Page that no list knows are asked about as often as the lists are read. */
const checkEvery = 55_000;
/** However often it was found unchanged. */
const oldest = 60 * 60_000;

/** What is to be done for a page. */
export function nextStep({ view, failure }: KnownPage, { versions, items, now }: LiveFacts): Step {
  if (!view && failure)
    return now - failure.at >= retryAfter || !isSame(failure.versions, versions) ? 'draw' : 'keep';
  if (!view) return 'draw';
  const isOther = Object.entries(view.versions).some(([name, version]) => versions[name] !== version);
  if (isOther || view.items !== items || now >= view.moment || now - view.drawnAt >= oldest) return 'draw';
  const hasAnswers = Object.keys(view.sources).length > 0;
  const isDue = items === '' && hasAnswers && now - view.checkedAt >= checkEvery;
  return isDue || (now >= view.until - ahead && view.until < view.moment) ? 'check' : 'keep';
}

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
