import {
  readingOf,
  useLanguage,
  usePageMeta,
  useRefresh,
  useStrings,
  type RecordReading,
} from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  OfflineStrip,
  PageLayout,
  ProgressLine,
  PullToRefresh,
  RereadFailure,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { useLocation, useParams } from 'react-router-dom';
import { ActionBar } from '../../acts/action-bar/action-bar';
import { readCampaignRoute } from '../../campaigns/campaign-route';
import { useCampaign } from '../../campaigns/use-campaign';
import { campaignMeta } from './campaign-meta';
import { CampaignSkeleton } from './campaign-skeleton';
import { CampaignView } from './campaign-view';
import { detailStrings } from './strings';
import { UnavailableDialog } from './unavailable-dialog';

export default function CampaignDetailPage() {
  const t = useStrings(detailStrings);
  const { id } = useParams();
  const state: unknown = useLocation().state;
  const route = readCampaignRoute(id, state);
  const campaign = useCampaign(route.id);
  const reading: RecordReading<Campaign> = route.id === null ? { state: 'gone' } : readingOf(campaign);
  const unavailable = reading.state === 'gone' || reading.state === 'failed';
  const language = useLanguage();
  const described = reading.state === 'ready' && campaignMeta(reading.data, language, campaign.dataUpdatedAt);
  usePageMeta(described || { unlisted: reading.state === 'gone' });
  const { refreshing, refresh } = useRefresh(() => campaign.refetch());
  const busy = useMinimumVisible(refreshing || campaign.isFetching, minimumVisible.firstLoad);
  const breadcrumb = [
    { label: t('home'), to: '/home' },
    { label: t('offers'), to: '/offer/LATEST' },
    { label: t('here') },
  ];

  return (
    <PageLayout
      // The campaign contains the heading of the page.
      title={reading.state === 'ready' ? undefined : t('here')}
      titleHidden={!unavailable}
      breadcrumb={breadcrumb}
    >
      <ProgressLine busy={busy} label={t('loading')} />
      <PullToRefresh busy={refreshing} onRefresh={refresh} />
      <OfflineStrip savedAt={campaign.dataUpdatedAt || null} />
      <RereadFailure failed={reading.state === 'ready' && reading.failure !== null} onRetry={refresh} />
      <ActionBar>
        {reading.state === 'ready' && (
          <CampaignView
            key={reading.data.id}
            campaign={reading.data}
            route={route}
            read={{ at: campaign.dataUpdatedAt, again: refresh }}
          />
        )}
        {reading.state === 'loading' && <CampaignSkeleton />}
      </ActionBar>
      {unavailable && (
        <UnavailableDialog
          failure={reading.state === 'failed' ? reading.failure : null}
          onRetry={() => void campaign.refetch()}
        />
      )}
    </PageLayout>
  );
}
