import { useStrings } from '@mrw/shared-contracts';
import { Button, OfflineStrip, PageLayout, preloadOverlays } from '@mrw/shared-ui';
import { useState } from 'react';
import { ActiveFilters } from './active-filters';
import { CategoryChoice } from './category-choice';
import { FilterSheet } from './filter-sheet';
import s from './store-directory-page.module.css';
import { StoreList } from './store-list';
import { noFilters } from './store-filters';
import { directoryStrings } from './strings';
import { SubcategoryChoice } from './subcategory-choice';
import { useStoreFilters } from './use-store-filters';

export function StoreDirectoryPage() {
  const t = useStrings(directoryStrings);
  const [filters, setFilters] = useStoreFilters();
  const [choosing, setChoosing] = useState(false);
  const count = filters.brands.length + filters.districts.length;
  return (
    <PageLayout title={t('title')}>
      <OfflineStrip />
      <div className={s.tools}>
        <div className={s.category}>
          <CategoryChoice filters={filters} onChange={setFilters} />
        </div>
        <div className={s.open}>
          <Button
            variant="outline"
            icon="filter"
            aria-haspopup="dialog"
            onPointerEnter={() => void preloadOverlays()}
            onClick={() => {
              setChoosing(true);
            }}
          >
            {count > 0 ? t('filtersCount', { count }) : t('filters')}
          </Button>
        </div>
      </div>
      <SubcategoryChoice filters={filters} onChange={setFilters} />
      <ActiveFilters filters={filters} onChange={setFilters} />
      <StoreList
        filters={filters}
        onClear={() => {
          setFilters(noFilters);
        }}
      />
      <FilterSheet
        open={choosing}
        filters={filters}
        onChange={setFilters}
        onClose={() => {
          setChoosing(false);
        }}
      />
    </PageLayout>
  );
}
