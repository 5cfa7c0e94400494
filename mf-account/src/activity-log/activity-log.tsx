import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { LinkButton } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { GrowingTable, type TablePlace } from '../lists/growing-table';
import { ListStates } from '../lists/list-states';
import { TwoColumnTable } from '../lists/two-column-table';
import { useActivityRows } from './activity-rows';
import { activityView, byDay } from './activity-view';
import { activityLogStrings } from './strings';
import { useActivityLog } from './use-activity-log';

/** All entries by day, on a page or in a dialog; the next page loads at 90 % of the table. */
export function ActivityLog({ place = 'page' }: { place?: TablePlace }) {
  const t = useStrings(activityLogStrings);
  const language = useLanguage();
  const list = useActivityLog();
  const row = useActivityRows(false);

  const groups = byDay(list.items.map((entry) => activityView(entry, language))).map(({ day, entries }) => ({
    id: day,
    title: formatDate(`${day}T12:00:00+08:00`, language) || t('noDate'),
    rows: entries.map(row),
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
