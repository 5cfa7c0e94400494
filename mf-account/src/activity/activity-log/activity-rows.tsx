import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Icon, ServerText } from '@mrw/shared-ui';
import { formatDate, formatTime } from '@mrw/shared-ui/formatters';
import type { TableRow } from '../../common/lists/two-column-table';
import s from './activity-log.module.css';
import { activityTypeStrings } from './activity-type-strings';
import type { ActivityView } from './activity-view';
import { activityLogStrings } from './strings';

/** Rows for the table; the day is in the row only where no heading says it. */
export function useActivityRows(withDay: boolean): (view: ActivityView) => TableRow {
  const t = useStrings(activityLogStrings);
  const typeName = useStrings(activityTypeStrings);
  const language = useLanguage();
  return (view) => ({
    id: view.id,
    first: (
      <div className={s.entry}>
        <Icon name={view.icon} size={20} className={s.icon} />
        <div>
          <p className={s.title}>{view.type ? typeName(view.type) : view.name}</p>
          {view.subTitle && (
            <p className={s.subTitle}>
              <ServerText>{view.subTitle}</ServerText>
            </p>
          )}
          <p className={s.time}>
            {`${withDay ? `${formatDate(view.time, language)} ` : ''}${formatTime(view.time, language)}`}
          </p>
        </div>
      </div>
    ),
    second: (
      <>
        {view.amounts.map(({ unit, text, count }) => (
          <p key={unit} className={text.startsWith('-') ? s.burn : s.earn}>
            {t(unit, { amount: text, count })}
          </p>
        ))}
        {view.coupon && (
          <p className={s.coupon}>
            <ServerText>{view.coupon}</ServerText>
          </p>
        )}
      </>
    ),
  });
}
