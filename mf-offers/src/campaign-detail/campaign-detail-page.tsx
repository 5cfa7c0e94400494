import { failureOf, useLanguage, usePageMeta, useRefresh, useStrings } from '@mrw/shared-contracts';
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
import { ActionBar } from '../action-bar/action-bar';
import { readCampaignRoute } from '../campaigns/campaign-route';
import { useCampaign } from '../campaigns/use-campaign';
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
  const unavailable = route.id === null || (campaign.isError && !campaign.data);
  const language = useLanguage();
  const described = campaign.data && campaignMeta(campaign.data, language, campaign.dataUpdatedAt);
  usePageMeta(described ?? { unlisted: unavailable });
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
      title={campaign.data ? undefined : t('here')}
      titleHidden={!unavailable}
      breadcrumb={breadcrumb}
    >
      <ProgressLine busy={busy} label={t('loading')} />
      <PullToRefresh busy={refreshing} onRefresh={refresh} />
      <OfflineStrip savedAt={campaign.dataUpdatedAt || null} />
      <RereadFailure failed={campaign.isRefetchError} onRetry={refresh} />
      <ActionBar>
        {campaign.data ? (
          <CampaignView
            key={campaign.data.id}
            campaign={campaign.data}
            route={route}
            read={{ at: campaign.dataUpdatedAt, again: refresh }}
          />
        ) : (
          !unavailable && <CampaignSkeleton />
        )}
      </ActionBar>
      {unavailable && (
        <UnavailableDialog
          failure={campaign.error ? failureOf(campaign.error) : null}
          onRetry={() => void campaign.refetch()}
        />
      )}
    </PageLayout>
  );
}
