import { useLanguage } from '@mrw/shared-contracts';
import { formatInteger, formatMonth } from '@mrw/shared-ui/formatters';
import s from './months.module.css';
import { middleOf, type Month } from './timeline-rules';

/** Months that the drawing has room for; the table has all. */
const drawn = 12;

/** Points by month as bars; the table below it says the same in numbers. */
export function MonthBars({ months }: { months: readonly Month[] }) {
  const language = useLanguage();
  const shown = months.slice(-drawn);
  const most = Math.max(...shown.map(({ earned, used }) => Math.max(earned, used)));
  return (
    <div aria-hidden="true" className={s.chart}>
      <p className={s.most}>{formatInteger(most)}</p>
      <div className={s.bars}>
        {shown.map(({ month, earned, used }) => (
          <div key={month} className={s.month}>
            <div className={s.pair}>
              <Bar share={earned / most} look={s.earned} />
              <Bar share={used / most} look={s.used} />
            </div>
            <p className={s.name}>{formatMonth(middleOf(month), language)}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Bar({ share, look }: { share: number; look: string | undefined }) {
  return (
    <span className={`${s.bar ?? ''} ${look ?? ''}`} style={{ height: `${(share * 100).toFixed(1)}%` }} />
  );
}
