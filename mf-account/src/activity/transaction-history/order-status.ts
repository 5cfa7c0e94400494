import { useStrings } from '@mrw/shared-contracts';
import { orderStatusStrings } from './strings';

type Known = keyof typeof orderStatusStrings.table;

const isKnown = (status: string): status is Known =>
  Object.prototype.hasOwnProperty.call(orderStatusStrings.table, status);

/** The name of a status; an unknown one is shown as it is. */
export function useStatusName(): (status: string) => string {
  const t = useStrings(orderStatusStrings);
  return (status) => (isKnown(status) ? t(status) : status);
}
