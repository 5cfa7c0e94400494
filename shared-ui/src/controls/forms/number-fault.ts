import { useStrings } from '@mrw/shared-contracts';
import { readNumber, type NumberRules } from '../../basics/formatters/read-number';
import { formStrings } from './strings';

/** Returns the message for a typed text that is no number; null for a number, and for an empty field. */
export function useNumberFault(): (typed: string, rules?: NumberRules) => string | null {
  const t = useStrings(formStrings);
  return (typed, rules) => {
    const read = readNumber(typed, rules);
    switch (read.kind) {
      case 'refused':
        return t(read.because, { count: rules?.maxDigits ?? 10 });
      case 'ambiguous':
        return t('twoReadings', { one: read.readings[0], other: read.readings[1] });
      default:
        return null;
    }
  };
}
