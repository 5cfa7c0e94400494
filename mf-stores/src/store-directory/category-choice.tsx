import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { formatList, PartialFailure, SelectField } from '@mrw/shared-ui';
import { useState } from 'react';
import { nameIn } from '../store-names';
import { useStoreCategories, useSubcategories } from './choices-calls';
import type { StoreFilters } from './store-filters';
import s from './store-directory-page.module.css';
import { directoryStrings } from './strings';

type Props = { filters: StoreFilters; onChange(filters: StoreFilters): void };

/** The category dropdown. Sub-categories are requested when the dropdown gets the focus or the pointer. */
export function CategoryChoice({ filters, onChange }: Props) {
  const t = useStrings(directoryStrings);
  const language = useLanguage();
  const [touched, setTouched] = useState(false);
  const categories = useStoreCategories();
  useSubcategories(categories, touched);
  const touch = () => {
    setTouched(true);
  };
  const chosen = filters.categories;
  const names = categories.items
    .filter(({ id }) => chosen.includes(id))
    .map((category) => nameIn(language, category));

  return (
    <SelectField
      label={t('category')}
      disabled={categories.state === 'failed'}
      value={chosen.length === 1 ? chosen[0] : ''}
      // An address can contain several categories, which a list of one choice shows as its first entry.
      placeholder={chosen.length > 1 ? formatList(names, language) : t('allCategories')}
      options={categories.items.map((category) => ({
        value: category.id,
        label: nameIn(language, category),
      }))}
      onFocus={touch}
      onPointerDown={touch}
      onChange={({ target }) => {
        onChange({
          ...filters,
          categories: target.value === '' ? [] : [target.value],
          subcategories: [],
        });
      }}
    />
  );
}

/** Placed below the toolbar, where a sentence fits. */
export function CategoryFailure() {
  const t = useStrings(directoryStrings);
  const categories = useStoreCategories();
  if (categories.state !== 'failed') return null;
  return (
    <div className={s.failure}>
      <PartialFailure message={t('choicesFailed')} onRetry={categories.retry} />
    </div>
  );
}
