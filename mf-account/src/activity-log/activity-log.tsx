import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { scrollDistance } from '@mrw/shared-contracts/constants';
import { LinkButton } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { useLayoutEffect, useRef, useState } from 'react';
import { ListStates } from '../lists/list-states';
import { MoreItems } from '../lists/more-items';
import { TwoColumnTable } from '../lists/two-column-table';
import { useActivityRows } from './activity-rows';
import { activityView, byDay } from './activity-view';
import { activityLogStrings } from './strings';
import { useActivityLog } from './use-activity-log';

/** All entries by day, on a page or in a dialog; the next page loads at 90 % of the table. */
export function ActivityLog({ place = 'page' }: { place?: 'page' | 'dialog' }) {
  const t = useStrings(activityLogStrings);
  const language = useLanguage();
  const list = useActivityLog();
  const row = useActivityRows(false);
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    setHeight(box.current?.offsetHeight ?? 0);
  }, [list.items.length]);

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
      <div ref={box}>
        <TwoColumnTable caption={t('title')} head={[t('activity'), t('earnBurn')]} groups={groups} />
      </div>
      <MoreItems
        list={list}
        distance={Math.round(height * (1 - scrollDistance.tableShare))}
        ahead={place === 'page'}
      />
    </ListStates>
  );
}
