import { useLanguage, usePageMeta, useRefresh, useStrings } from '@mrw/shared-contracts';
import { expiry, minimumVisible } from '@mrw/shared-contracts/constants';
import {
  IconButton,
  OfflineStrip,
  PageLayout,
  PartialFailure,
  ProgressLine,
  PullToRefresh,
  TabBar,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { CampaignList } from '../../campaigns/campaign-list';
import { Found, NoOffers } from './found';
import { useLoadedSearch } from './loaded-search';
import { useNear } from './near/use-near';
import { choiceParameters, leavesOut, writeChoice, type OfferChoice } from './offer-choice';
import s from './offer-list-page.module.css';
import { latest, listAddress, offerTabs, rightAddress, selectedTab } from './offer-tabs';
import { OfferTools } from './offer-tools';
import { offerStrings } from './strings';
import { useCategories } from './use-categories';
import { useChoice } from './use-choice';
import { useFound, useOffers } from './use-offers';

export default function OfferListPage() {
  const t = useStrings(offerStrings);
  const language = useLanguage();
  const [query] = useSearchParams();
  const categories = useCategories();
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  const { choice, choose, searchedBy } = useChoice();
  const tab = selectedTab(query.get('id'), categories.data);
  const address = rightAddress(useParams()['category'], query, tab);
  const near = useNear();
  const isChosen = leavesOut(choice) || near.filter !== null;
  const chosen =
    searchedBy === 'service'
      ? {
          ...choiceParameters(choice, balance),
          ...(near.filter === null ? {} : { 'filter[stores]': near.filter }),
        }
      : {};
  const offers = useOffers(tab, chosen, tab === latest || !categories.isPending);
  const loadedWords = searchedBy === 'loaded' ? choice.search : '';
  const list = useLoadedSearch(offers, loadedWords);
  const found = useFound(list, tab, isChosen && loadedWords === '' ? chosen : null);
  const { refreshing, refresh } = useRefresh(() => offers.refresh());
  const busy = useMinimumVisible(
    refreshing || offers.state === 'loading' || offers.refreshing,
    minimumVisible.firstLoad,
  );
  const kept = writeChoice(new URLSearchParams(), choice).toString();
  const tabs = offerTabs(categories.data ?? [], language, t('latest'), kept);
  const result = {
    choice,
    isChosen,
    list,
    onClear: (next: OfferChoice) => {
      near.stop();
      choose(next);
    },
    loaded: loadedWords === '' ? null : offers.items.length,
  };
  const label = tabs.find(({ id }) => id === tab)?.label;
  usePageMeta({
    ...(tab === latest || !label ? {} : { title: `${label} - ${t('title')}` }),
    description: t('description'),
    address: listAddress(tab, categories.data),
  });

  return (
    <PageLayout
      title={t('title')}
      actions={<IconButton icon="refresh" label={t('refresh')} busy={busy} onClick={refresh} />}
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
      {searchedBy && (
        <OfferTools choice={choice} whole={searchedBy === 'service'} near={near} onChange={choose} />
      )}
      {isChosen && <Found {...result} found={found} />}
      <CampaignList
        label={label ?? t('title')}
        list={list}
        within={expiry.highlightDays}
        byHand={loadedWords !== ''}
        place="page"
        empty={<NoOffers {...result} tab={tab} />}
      />
    </PageLayout>
  );
}
