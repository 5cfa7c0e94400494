import { useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  Button,
  Card,
  EmptyState,
  LinkButton,
  OfflineStrip,
  PageLayout,
  ProgressLine,
  ReadFailure,
  Section,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { FirstSteps, useIsNew } from '../first-steps/first-steps';
import { RowSkeletons } from '../../common/lists/list-states';
import { RefreshList } from '../../common/lists/refresh-list';
import { useReading } from '../../common/lists/lists-refreshed';
import { byPeriod } from './expiring';
import { ExpiringFailures } from './expiring-failures';
import { ExpiringGroup } from './expiring-group';
import s from './expiry-centre.module.css';
import { expiryCentreStrings } from './strings';
import { useSaveDates } from './use-save-dates';
import { expiringKey, useExpiring, type ExpiringState } from './use-expiring';

/** Points, coupons and tickets by the day they expire, with an export to the calendar. */
export default function ExpiryCentrePage() {
  const t = useStrings(expiryCentreStrings);
  const expiring = useExpiring();
  const reading = useReading(expiring.loading);
  const busy = useMinimumVisible(reading, minimumVisible.firstLoad);
  return (
    <PageLayout
      title={t('title')}
      actions={<RefreshList lists={expiringKey} />}
      breadcrumb={[
        { label: t('home'), to: '/home' },
        { label: t('profile'), to: '/user/myProfile' },
        { label: t('title') },
      ]}
    >
      <OfflineStrip savedAt={expiring.readAt} />
      <div aria-busy={reading}>
        <ProgressLine busy={busy} />
        <div className={s.content}>
          <Content expiring={expiring} />
        </div>
      </div>
    </PageLayout>
  );
}

function Content({ expiring }: { expiring: ExpiringState }) {
  const t = useStrings(expiryCentreStrings);
  const save = useSaveDates();
  const isNew = useIsNew();
  const { items, now, loading, failed, failure, retry } = expiring;
  if (failed.length === 3) return <ReadFailure failure={failure} onRetry={() => retry(failed)} />;
  const failures = <ExpiringFailures expiring={expiring} />;
  if (items.length === 0) {
    return (
      <>
        {failures}
        {isNew && <FirstSteps />}
        {loading && <RowSkeletons />}
        {!loading && failed.length === 0 && <Nothing isNew={isNew} />}
      </>
    );
  }
  return (
    <div className={s.page}>
      <div className={s.lists}>
        {failures}
        {byPeriod(items, now).map(({ period, items: within }) => (
          <ExpiringGroup
            key={period}
            period={period}
            items={within}
            now={now}
            onExport={(item) => {
              save([item]);
            }}
          />
        ))}
      </div>
      <div className={s.aside}>
        <Card>
          <Section title={t('calendar')}>
            <p className={s.text}>{t('calendarText')}</p>
            <Button
              icon="calendar"
              wide
              // The file contains all of them.
              busy={loading}
              onClick={() => {
                save(items);
              }}
            >
              {t('addAll', { count: items.length })}
            </Button>
          </Section>
        </Card>
      </div>
    </div>
  );
}

/** Nothing expires: one sentence below the first steps of a new member, the way to offers for others. */
function Nothing({ isNew }: { isNew: boolean }) {
  const t = useStrings(expiryCentreStrings);
  if (isNew) return <p className={s.none}>{t('none')}</p>;
  return (
    <EmptyState message={t('none')} action={<LinkButton to="/offer/LATEST">{t('seeOffers')}</LinkButton>} />
  );
}
