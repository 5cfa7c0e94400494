import { useKept, useStrings } from '@mrw/shared-contracts';
import { Button, Sheet } from '@mrw/shared-ui';
import { useMemo } from 'react';
import { useNamedStores } from '../whole-directory/use-named-stores';
import { BrandFilter } from './brand-filter';
import { LocationFilter } from './location-filter';
import { noFilters, type StoreFilters } from './store-filters';
import { countChoices } from './store-matches';
import { directoryStrings } from './strings';

type Props = {
  open: boolean;
  filters: StoreFilters;
  name: string;
  onChange(filters: StoreFilters): void;
  onClose(): void;
};

/**
 * The filter modal, with the number of stores for each choice. Changes take effect on Apply; closing discards them.
 */
export function FilterSheet({ open, filters, name, onChange, onClose }: Props) {
  const t = useStrings(directoryStrings);
  const [changed, setDraft] = useKept<StoreFilters | null>('filters', null);
  const draft = changed ?? filters;
  const all = useNamedStores(name, open);
  const counts = useMemo(
    () => (all.state === 'ready' ? countChoices(all.stores, draft) : null),
    [all.state, all.stores, draft],
  );
  const close = () => {
    setDraft(null);
    onClose();
  };
  const finish = (next: StoreFilters) => {
    onChange(next);
    close();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('filters')}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              finish(noFilters);
            }}
          >
            {t('clear')}
          </Button>
          <Button
            onClick={() => {
              finish(draft);
            }}
          >
            {counts ? t('applyCount', { count: counts.total }) : t('apply')}
          </Button>
        </>
      }
    >
      <LocationFilter
        chosen={draft.districts}
        counts={counts?.districts ?? null}
        onChange={(districts) => {
          setDraft({ ...draft, districts });
        }}
      />
      <BrandFilter
        chosen={draft.brands}
        counts={counts?.brands ?? null}
        onChange={(brands) => {
          setDraft({ ...draft, brands });
        }}
      />
    </Sheet>
  );
}
