import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { LinkButton, type Elements } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { GrowingTable, type TablePlace } from '../../common/lists/growing-table';
import { ListStates } from '../../common/lists/list-states';
import { TwoColumnTable } from '../../common/lists/two-column-table';
import { useActivityRows } from './activity-rows';
import { activityView, byDay, type ActivityView } from './activity-view';
import { activityLogStrings } from './strings';
import { useActivityLog } from './use-activity-log';

type Props = {
  place: TablePlace;
  /** Which entries are shown; all without it. */
  belongs?(entry: Activity): boolean;
  /** What stands below the points of an entry. */
  more?(entry: Activity): Elements;
};

/** The entries by day, on a page or in a dialog; the next page loads at 90 % of the table. */
export function ActivityLog({ place, belongs = () => true, more }: Props) {
  const t = useStrings(activityLogStrings);
  const language = useLanguage();
  const list = useActivityLog();
  const row = useActivityRows(false);

  const entryOf = new Map(list.items.map((entry) => [entry.id, entry]));
  const withMore = (view: ActivityView) => {
    const { second, ...rest } = row(view);
    const entry = entryOf.get(view.id);
    return {
      ...rest,
      second: (
        <>
          {second}
          {entry && more?.(entry)}
        </>
      ),
    };
  };
  const shown = list.items.filter(belongs).map((entry) => activityView(entry, language));
  const groups = byDay(shown).map(({ day, entries }) => ({
    id: day,
    title: formatDate(`${day}T12:00:00+08:00`, language) || t('noDate'),
    rows: entries.map(withMore),
  }));
  return (
    <ListStates
      list={list}
      empty={{
        message: t('empty'),
        action: <LinkButton to="/offer/LATEST">{t('seeOffers')}</LinkButton>,
      }}
    >
      <GrowingTable list={list} place={place} byShare>
        <TwoColumnTable caption={t('title')} head={[t('activity'), t('earnBurn')]} groups={groups} />
      </GrowingTable>
    </ListStates>
  );
}
