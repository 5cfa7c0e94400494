import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { saveFile } from '@mrw/shared-ui/calendar';
import { formatDateTime } from '@mrw/shared-ui/formatters';
import { useMember } from '@mrw/shared-ui/member';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { activityTypeStrings } from './activity-type-strings';
import { activityView } from './activity-view';
import { csvText } from './csv';
import { activityLogStrings } from './strings';
import { isProven, withBalance } from './timeline-rules';
import { timelineStrings } from './timeline-strings';
import { mostEntries, useWholeLogQuery } from './use-whole-log';

/** The whole log as a file in the language of the page. */
export function useCsvExport(): { busy: boolean; save(): void } {
  const t = useStrings(timelineStrings);
  const log = useStrings(activityLogStrings);
  const typeName = useStrings(activityTypeStrings);
  const language = useLanguage();
  const { notify } = useHost();
  const { pointAccount } = useMember();
  const queries = useQueryClient();
  const query = useWholeLogQuery();
  const [busy, setBusy] = useState(false);

  const read = async () => {
    const rows = withBalance(await queries.query(query), pointAccount?.balance ?? 0);
    const head = [t('time'), log('activity'), t('detail'), t('kindPoints')];
    const last = pointAccount
      ? [t(isProven(rows, rows.length < mostEntries) ? 'afterColumn' : 'aboutColumn')]
      : [];
    const lines = rows.map(({ entry, points, after }) => {
      const { type, name, subTitle, time } = activityView(entry, language);
      const texts = [formatDateTime(time, language), type ? typeName(type) : name, subTitle ?? ''];
      return [...texts, points, ...(pointAccount ? [after] : [])];
    });
    saveFile(new Blob([csvText([[...head, ...last], ...lines])], { type: 'text/csv' }), 'activity-log.csv');
  };
  return {
    busy,
    save: () => {
      setBusy(true);
      read()
        .catch(() => {
          notify.toast(t('notRead'), 'failed');
        })
        .finally(() => {
          setBusy(false);
        });
    },
  };
}
