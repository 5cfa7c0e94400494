import { useKept, usePageMeta, useRefresh, useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import {
  Button,
  IconButton,
  OfflineStrip,
  PageLayout,
  preloadOverlays,
  PullToRefresh,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { useRef, useState } from 'react';
import { NameSearch } from '../name-search/name-search';
import { NearMeButton } from '../near-me/near-me-button';
import { NearMeNotice } from '../near-me/near-me-notice';
import { useGeolocation } from '../near-me/geolocation';
import { useAllStores } from '../whole-directory/use-all-stores';
import { ActiveFilters } from './active-filters';
import { CategoryChoice, CategoryFailure } from './category-choice';
import { FilterSheet } from './filter-sheet';
import { ListOrMap } from './list-or-map';
import s from './store-directory-page.module.css';
import { StoreList } from './store-list';
import { directoryStrings } from './strings';
import { SubcategoryChoice } from './subcategory-choice';
import { useDirectoryAddress } from './use-directory-address';
import { useDirectoryList } from './use-directory-list';

export function StoreDirectoryPage() {
  const t = useStrings(directoryStrings);
  usePageMeta({ description: t('description') });
  const { filters, name, shown, setFilters, setName, setShown, clear } = useDirectoryAddress();
  const opener = useRef<HTMLButtonElement>(null);
  const nearMe = useRef<HTMLButtonElement>(null);
  const [choosing, setChoosing] = useKept('filters are open', false);
  // Focus or pointer on search, distance or filters starts to load the whole directory.
  const [reached, setReached] = useState(false);
  useAllStores(reached);
  const reach = () => {
    setReached(true);
  };
  const choose = () => {
    setChoosing(true);
  };
  const { location } = useGeolocation();
  const list = useDirectoryList({ filters, name, location, shown });
  const { refreshing, refresh } = useRefresh(() => {
    list.refresh();
  });
  const busy = useMinimumVisible(
    refreshing || list.state === 'loading' || list.refreshing,
    minimumVisible.firstLoad,
  );
  const count = filters.brands.length + filters.districts.length;
  return (
    <PageLayout
      title={t('title')}
      actions={<IconButton icon="refresh" label={t('refresh')} busy={busy} onClick={refresh} />}
    >
      <PullToRefresh busy={busy} onRefresh={refresh} />
      <OfflineStrip savedAt={list.readAt} />
      <div className={s.tools}>
        <div>
          <NameSearch name={name} onChange={setName} onFocus={reach} />
        </div>
        <div className={s.near}>
          <NearMeButton ref={nearMe} onReach={reach} />
        </div>
        <div>
          <CategoryChoice filters={filters} onChange={setFilters} />
        </div>
        <div className={s.open}>
          <Button
            ref={opener}
            variant="outline"
            icon="filter"
            aria-haspopup="dialog"
            onPointerEnter={() => void preloadOverlays()}
            onClick={choose}
          >
            {count > 0 ? t('filtersCount', { count }) : t('filters')}
          </Button>
        </div>
      </div>
      <CategoryFailure />
      <NearMeNotice nearest={list.items[0]} opener={nearMe} onDistricts={choose} />
      <SubcategoryChoice filters={filters} onChange={setFilters} />
      <ActiveFilters
        filters={filters}
        onChange={setFilters}
        onGone={() => {
          opener.current?.focus();
        }}
      />
      <ListOrMap shown={shown} onSelect={setShown}>
        <StoreList list={list} shown={shown} busy={busy} filters={filters} name={name} onClear={clear} />
      </ListOrMap>
      <FilterSheet
        open={choosing}
        filters={filters}
        name={name}
        onChange={setFilters}
        onClose={() => {
          setChoosing(false);
        }}
      />
    </PageLayout>
  );
}
