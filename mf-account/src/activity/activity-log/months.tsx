import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { PartialFailure, RereadFailure, VisuallyHidden } from '@mrw/shared-ui';
import { formatInteger, formatMonthYear } from '@mrw/shared-ui/formatters';
import { useQuery } from '@tanstack/react-query';
import { RowSkeletons } from '../../common/lists/list-states';
import { MonthBars } from './month-bars';
import s from './months.module.css';
import { middleOf, monthsOf } from './timeline-rules';
import { timelineStrings } from './timeline-strings';
import { useWholeLogQuery } from './use-whole-log';

/** Points by month, drawn and as a table. */
export function Months() {
  const t = useStrings(timelineStrings);
  const language = useLanguage();
  const log = useQuery(useWholeLogQuery());
  if (log.isPending)
    return (
      <div aria-busy="true" className={s.wait}>
        <RowSkeletons count={2} />
      </div>
    );
  if (!log.data) return <PartialFailure message={t('notRead')} onRetry={() => void log.refetch()} />;
  const months = monthsOf(log.data);
  if (months.length === 0) return <p className={s.none}>{t('noMonths')}</p>;
  return (
    <>
      <RereadFailure failed={log.isError} onRetry={() => void log.refetch()} />
      <MonthBars months={months} />
      <table className={s.table}>
        <caption>
          <VisuallyHidden>{t('months')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">
              <span className={`${s.key ?? ''} ${s.earned ?? ''}`} /> <span>{t('earned')}</span>
            </th>
            <th scope="col">
              <span className={`${s.key ?? ''} ${s.used ?? ''}`} /> <span>{t('used')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map(({ month, earned, used }) => (
            <tr key={month}>
              <th scope="row">{formatMonthYear(middleOf(month), language)}</th>
              <td>{formatInteger(earned)}</td>
              <td>{formatInteger(used)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
