import { useStrings } from '@mrw/shared-contracts';
import { useCalendarExport } from '@mrw/shared-ui/calendar';
import { useMember } from '@mrw/shared-ui/member';
import { pageOf, type Expiring } from './expiring';
import { expiryCentreStrings } from './strings';
import { useExpiringName } from './use-expiring-name';

/** Saves dates as a calendar file. */
export function useSaveDates(): (items: readonly Expiring[]) => void {
  const save = useCalendarExport(useStrings(expiryCentreStrings)('title'));
  const nameOf = useExpiringName();
  const { uid } = useMember();
  return (items) => {
    save(
      items.map((item) => ({
        kind: item.kind,
        id: item.id,
        // The id of points is their day.
        ...(item.kind === 'points' ? { of: uid } : {}),
        name: nameOf(item),
        end: item.end,
        path: pageOf(item),
      })),
    );
  };
}
