import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { PartialFailure } from '@mrw/shared-ui';
import { formatInteger, formatMonthYear } from '@mrw/shared-ui/formatters';
import { useQuery } from '@tanstack/react-query';
import { RowSkeletons } from '../lists/list-states';
import { monthsOf, type Month } from './timeline-rules';
import { timelineStrings } from './timeline-strings';
import s from './timeline.module.css';
import { useWholeLogQuery } from './use-whole-log';

/** Months that the drawing has room for; the table has all. */
const drawn = 12;
/** Units of the drawing. */
const step = 24;
const height = 72;

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
  if (months.length === 0) return <p>{t('noMonths')}</p>;
  return (
    <>
      <Bars months={months.slice(-drawn)} />
      <table className={s.months}>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">
              <span className={s.keyEarned} /> {t('earned')}
            </th>
            <th scope="col">
              <span className={s.keyUsed} /> {t('used')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map(({ month, earned, used }) => (
            <tr key={month}>
              <th scope="row">{formatMonthYear(`${month}-15T12:00:00+08:00`, language)}</th>
              <td>{formatInteger(earned)}</td>
              <td>{formatInteger(used)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The table below says the same in numbers. */
function Bars({ months }: { months: readonly Month[] }) {
  const most = Math.max(...months.map(({ earned, used }) => Math.max(earned, used)));
  const bar = (value: number, x: number, className: string | undefined) => {
    const size = (value / most) * height;
    return <rect x={x} y={height - size} width="9" height={size} className={className} />;
  };
  return (
    <svg
      viewBox={`0 0 ${drawn * step} ${height + 1}`}
      className={s.bars}
      aria-hidden="true"
      focusable="false"
    >
      {months.map(({ month, earned, used }, index) => (
        <g key={month}>
          {bar(earned, index * step + 2, s.barEarned)}
          {bar(used, index * step + 12, s.barUsed)}
        </g>
      ))}
      <path d={`M0 ${height + 0.5}H${drawn * step}`} className={s.axis} />
    </svg>
  );
}
