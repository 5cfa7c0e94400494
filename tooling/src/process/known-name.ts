import { nearest } from '../../bin/nearest.mjs';
import { UsageError } from './usage-error';

/**
 * A name of a list.
 *
 * @param what as in "There is no <what> x."
 * @throws UsageError with the nearest name, or else all of them
 */
export function knownName<Name extends string>(what: string, text: string, names: readonly Name[]): Name {
  const known = names.find((name) => name === text);
  if (known !== undefined) return known;
  const near = nearest(text, names);
  const next =
    near === undefined
      ? names.length === 0
        ? 'there is none yet'
        : `there are ${names.join(', ')}`
      : `the nearest is ${near}`;
  throw new UsageError(`There is no ${what} ${JSON.stringify(text)}; ${next}.`);
}
