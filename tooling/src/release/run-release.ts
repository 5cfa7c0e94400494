import { runLine, valuesOf, type Row } from '../process/command-line';
import { actionRows } from './action-rows';
import type { ReleasePlace } from './release-context';
import { releaseOptions } from './release-options';

/**
 * `release` with its actions.
 *
 * @param storage where releases are kept when neither an option nor a variable says so
 * @param load the place of the packages, when an action runs
 * @param about `isOne`: there is one package, which no action names; `more`: actions that only this place has
 */
export function releaseRow(
  storage: string,
  load: () => Promise<ReleasePlace>,
  { isOne = false, more = [] }: { isOne?: boolean; more?: readonly Row[] } = {},
): Row {
  const options = releaseOptions(storage);
  const actions = actionRows.map(({ own = [], words = [], ...action }): Row => ({
    ...action,
    words: isOne
      ? words.filter(({ name }) => name !== 'package').map((word) => ({ ...word, optional: true }))
      : words,
    options: Object.fromEntries(
      [...own, ...(['environment', 'storage', 'by', 'token-file'] as const)].map((option) => [
        option,
        options[option],
      ]),
    ),
    example: isOne ? action.example.replace(/^mf-\S+ ?/, '') : action.example,
    run: async (given, read) =>
      (await import('./run-action')).runAction(await load(), action.name, given, valuesOf(options, read)),
  }));
  return {
    name: 'release',
    group: 'Every day:',
    does: 'Publishes one package, checks it, and changes what is live in an environment; nothing else is built.',
    example: isOne ? 'publish' : 'publish mf-stores 1.3.0',
    actions: [...actions, ...more],
  };
}

/**
 * Runs one action on one package, as the command line names it.
 *
 * @throws Error with the reason when the action refuses; UsageError when there is no such action
 */
export const runRelease = (args: readonly string[], place: ReleasePlace): Promise<void> =>
  runLine(
    releaseRow(place.storage, () => Promise.resolve(place), { isOne: place.namesOf !== undefined }),
    args,
    place,
  );
