import {
  useLanguage,
  usePageMeta,
  useStrings,
  type ApiFailure,
  type Language,
  type PageMeta,
} from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  EmptyState,
  LinkButton,
  OfflineStrip,
  PageLayout,
  ProgressLine,
  ReadFailure,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { useParams } from 'react-router-dom';
import { storeMeta } from './store-meta';
import { StoreSkeleton } from './store-skeleton';
import { StoreView } from './store-view';
import { detailStrings } from './strings';
import { useStore, type StoreReading } from './use-store';

export default function StoreDetailPage() {
  const t = useStrings(detailStrings);
  const { id = '' } = useParams();
  const reading = useStore(id);
  usePageMeta(metaOf(reading, useLanguage()));
  const busy = useMinimumVisible(reading.state === 'loading', minimumVisible.firstLoad);
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
      <OfflineStrip savedAt={reading.state === 'ready' ? reading.readAt : null} />
      <div aria-busy={busy}>
        <ProgressLine busy={busy} label={t('reading')} />
        <Content reading={reading} />
      </div>
    </PageLayout>
  );
}

function Content({ reading }: { reading: StoreReading }) {
  const t = useStrings(detailStrings);
  switch (reading.state) {
    case 'loading':
      return <StoreSkeleton />;
    case 'ready':
      return <StoreView store={reading.store} />;
    case 'failed':
      if (isMissing(reading.failure)) {
        return (
          <EmptyState
            illustration="store"
            message={t('notFound')}
            action={<LinkButton to="/about/store">{t('toDirectory')}</LinkButton>}
          />
        );
      }
      return <ReadFailure failure={reading.failure} onRetry={reading.retry} />;
  }
}

function metaOf(reading: StoreReading, language: Language): PageMeta {
  if (reading.state === 'ready') return storeMeta(reading.store, language);
  return { unlisted: reading.state === 'failed' && isMissing(reading.failure) };
}

const isMissing = (failure: ApiFailure) => failure.kind === 'refused' && failure.status === 404;
