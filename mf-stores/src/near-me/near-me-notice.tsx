import { useStrings } from '@mrw/shared-contracts';
import { Button, Notice } from '@mrw/shared-ui';
import s from './near-me-notice.module.css';
import { nearMeStrings } from './strings';
import { useWhereabouts } from './whereabouts';

/** How the list is sorted, or why it is not; then the districts are the way on (ui: never a dead end). */
export function NearMeNotice({ onDistricts }: { onDistricts(): void }) {
  const t = useStrings(nearMeStrings);
  const { whereabouts } = useWhereabouts();
  if (whereabouts.kind === 'known') {
    return (
      <p role="status" className={s.sorted}>
        {t('sorted')}
      </p>
    );
  }
  if (whereabouts.kind !== 'refused') return null;
  return (
    <div className={s.refused}>
      <Notice tone="warn" live>
        <p>{t(whereabouts.reason === 'denied' ? 'denied' : 'notFound')}</p>
        <Button variant="quiet" icon="filter" onClick={onDistricts}>
          {t('districts')}
        </Button>
      </Notice>
    </div>
  );
}
