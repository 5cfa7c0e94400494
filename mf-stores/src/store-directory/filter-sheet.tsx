import { useStrings } from '@mrw/shared-contracts';
import { Button, Sheet } from '@mrw/shared-ui';
import { useState } from 'react';
import { BrandFilter } from './brand-filter';
import { LocationFilter } from './location-filter';
import { noFilters, type StoreFilters } from './store-filters';
import { directoryStrings } from './strings';

type Props = {
  open: boolean;
  filters: StoreFilters;
  onChange(filters: StoreFilters): void;
  onClose(): void;
};

/** The filter modal. Nothing changes before the choice is applied; closing it forgets the choice. */
export function FilterSheet({ open, filters, onChange, onClose }: Props) {
  const t = useStrings(directoryStrings);
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(filters);
  }
  const finish = (next: StoreFilters) => {
    onChange(next);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
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
            {t('apply')}
          </Button>
        </>
      }
    >
      <LocationFilter
        chosen={draft.districts}
        onChange={(districts) => {
          setDraft({ ...draft, districts });
        }}
      />
      <BrandFilter
        chosen={draft.brands}
        onChange={(brands) => {
          setDraft({ ...draft, brands });
        }}
      />
    </Sheet>
  );
}
