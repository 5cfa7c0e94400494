import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Notice } from '@mrw/shared-ui';
import { formatDateTime } from '@mrw/shared-ui/formatters';
import s from './kept.module.css';
import { keptStrings } from './strings';

/** When it was kept, and that the shop has the last word. */
export function KeptNotice({ keptAt }: { keptAt: number }) {
  const t = useStrings(keptStrings);
  const language = useLanguage();
  return (
    <div className={s.notice}>
      <Notice>{t('kept', { time: formatDateTime(keptAt, language) })}</Notice>
    </div>
  );
}
