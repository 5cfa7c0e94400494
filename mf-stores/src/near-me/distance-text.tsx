import { useStrings } from '@mrw/shared-contracts';
import { shownDistance } from './distance';
import { nearMeStrings } from './strings';

/** A distance in words. */
export function DistanceText({ metres }: { metres: number }) {
  const t = useStrings(nearMeStrings);
  const { unit, value } = shownDistance(metres);
  return <span>{t(unit, { value })}</span>;
}
