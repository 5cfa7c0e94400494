import type { Language } from '@mrw/shared-contracts';
import { drawnFile } from '../serve/site/drawn/drawn-file';
import type { DrawnPlace } from '../serve/site/drawn/drawn-store';
import { nextStep, type KnownPage, type LiveFacts, type Step } from './next-step';

/** A page of the site, with the hash of the items that it is about. */
export type SitePage = { address: string; items: string };

export type Task = SitePage & {
  place: DrawnPlace;
  step: Exclude<Step, 'keep'>;
  /** Drawn whatever is known of it. */
  forced?: boolean;
};

export const keyOf = ({ language, file }: DrawnPlace) => `${language}/${file}`;

/** Every page in every language that can be a file. */
export const placesOf = (pages: readonly SitePage[], languages: readonly Language[]) =>
  pages.flatMap((page) => {
    const file = drawnFile(page.address);
    return file === null ? [] : languages.map((language) => ({ ...page, place: { language, file } }));
  });

/**
 * What is to be done, in order: what visitors would see old first, then what is due to be checked, then what was never
 * drawn.
 */
export function planOf(
  places: readonly Omit<Task, 'step'>[],
  known: ReadonlyMap<string, KnownPage>,
  live: Omit<LiveFacts, 'items'>,
): Task[] {
  const tasks = places.flatMap((page) => {
    const step = nextStep(known.get(keyOf(page.place)) ?? {}, { ...live, items: page.items });
    return step === 'keep' ? [] : [{ ...page, step }];
  });
  const rank = ({ step, place }: Task) => (step === 'check' ? 1 : known.get(keyOf(place))?.view ? 0 : 2);
  return tasks.sort((one, other) => rank(one) - rank(other));
}
