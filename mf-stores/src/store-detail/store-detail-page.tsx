import { readingOf, useLanguage, usePageMeta, useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  EmptyState,
  LinkButton,
  OfflineStrip,
  PageLayout,
  ProgressLine,
  ReadFailure,
  RereadFailure,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { useParams } from 'react-router-dom';
import { storeMeta } from './store-meta';
import { StoreSkeleton } from './store-skeleton';
import { StoreView } from './store-view';
import { detailStrings } from './strings';
import { useStore } from './use-store';

export default function StoreDetailPage() {
  const t = useStrings(detailStrings);
  const { id = '' } = useParams();
  const store = useStore(id);
  const reading = readingOf(store);
  const language = useLanguage();
  usePageMeta(
    reading.state === 'ready' ? storeMeta(reading.data, language) : { unlisted: reading.state === 'gone' },
  );
  const busy = useMinimumVisible(reading.state === 'loading', minimumVisible.firstLoad);
  const again = () => void store.refetch();
  return (
    <PageLayout
      // The store contains the heading of the page.
      title={reading.state === 'ready' ? undefined : t('detail')}
      titleHidden={reading.state === 'loading'}
      breadcrumb={[
        { label: t('home'), to: '/home' },
        { label: t('directory'), to: '/about/store' },
        { label: t('detail') },
      ]}
    >
      <OfflineStrip savedAt={store.dataUpdatedAt || null} />
      <div aria-busy={busy}>
        <ProgressLine busy={busy} label={t('reading')} />
        {reading.state === 'loading' && <StoreSkeleton />}
        {reading.state === 'failed' && <ReadFailure failure={reading.failure} onRetry={again} />}
        {reading.state === 'gone' && (
          <EmptyState
            illustration="store"
            message={t('notFound')}
            action={<LinkButton to="/about/store">{t('toDirectory')}</LinkButton>}
          />
        )}
        {reading.state === 'ready' && (
          <>
            <RereadFailure failed={reading.failure !== null} onRetry={again} />
            <StoreView store={reading.data} />
          </>
        )}
      </div>
    </PageLayout>
  );
}
