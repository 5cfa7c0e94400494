import { useStrings } from '@mrw/shared-contracts';
import { orderStatusStrings } from './strings';

type Known = keyof typeof orderStatusStrings.table;

const isKnown = (status: string): status is Known =>
  Object.prototype.hasOwnProperty.call(orderStatusStrings.table, status);

/** Names a status; one that this version does not know is shown as it is. */
export function useStatusName(): (status: string) => string {
  const t = useStrings(orderStatusStrings);
  return (status) => (isKnown(status) ? t(status) : status);
}
