import { useStrings, type TooManyTries } from '@mrw/shared-contracts';
import { stateStrings } from './strings';

/** @returns the text of a 429: when to try again */
export function useTooManyTriesText(): (refusal: Pick<TooManyTries, 'minutes'>) => string {
  const t = useStrings(stateStrings);
  return ({ minutes }) => (minutes === null ? t('tooManyTries') : t('tooManyTriesFor', { count: minutes }));
}
