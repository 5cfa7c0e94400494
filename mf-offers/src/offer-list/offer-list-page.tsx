import { useLanguage, useRefresh, useStrings } from '@mrw/shared-contracts';
import { expiry, minimumVisible } from '@mrw/shared-contracts/constants';
import {
  EmptyState,
  IconButton,
  LinkButton,
  OfflineStrip,
  PageLayout,
  PartialFailure,
  ProgressLine,
  PullToRefresh,
  TabBar,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { CampaignList } from '../campaigns/campaign-list';
import { campaignStrings } from '../campaigns/strings';
import s from './offer-list-page.module.css';
import { latest, offerTabs, rightAddress, selectedTab } from './offer-tabs';
import { offerStrings } from './strings';
import { useCategories } from './use-categories';
import { useOffers } from './use-offers';

export default function OfferListPage() {
  const t = useStrings(offerStrings);
  const c = useStrings(campaignStrings);
  const language = useLanguage();
  const [query] = useSearchParams();
  const categories = useCategories();
  const tab = selectedTab(query.get('id'), categories.data);
  const address = rightAddress(useParams()['category'], query, tab);
  const offers = useOffers(tab, tab === latest || !categories.isPending);
  const { refreshing, refresh } = useRefresh(() => offers.refresh());
  const busy = useMinimumVisible(
    refreshing || offers.state === 'loading' || offers.refreshing,
    minimumVisible.firstLoad,
  );
  const tabs = offerTabs(categories.data ?? [], language, t('latest'));

  return (
    <PageLayout
      title={t('title')}
      actions={<IconButton icon="refresh" label={t('refresh')} disabled={busy} onClick={refresh} />}
    >
      {address !== null && <Navigate to={address} replace />}
      <PullToRefresh busy={refreshing} onRefresh={refresh} />
      <div className={s.tabs}>
        <TabBar label={t('categories')} tabs={tabs} selected={tab} />
        <ProgressLine busy={busy} label={t('loading')} />
      </div>
      <OfflineStrip savedAt={offers.readAt} />
      {categories.isError && !categories.data && (
        <div className={s.failure}>
          <PartialFailure message={t('categoriesFailed')} onRetry={() => void categories.refetch()} />
        </div>
      )}
      <CampaignList
        label={tabs.find(({ id }) => id === tab)?.label ?? t('title')}
        list={offers}
        within={expiry.highlightDays}
        place="page"
        empty={
          <EmptyState
            message={t('noRecord')}
            action={
              tab === latest ? (
                <LinkButton to="/about/store">{t('toStores')}</LinkButton>
              ) : (
                <LinkButton to={`/offer/${latest}`}>{c('toLatest')}</LinkButton>
              )
            }
          />
        }
      />
    </PageLayout>
  );
}
