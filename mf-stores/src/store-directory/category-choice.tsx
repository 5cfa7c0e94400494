import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { SelectField } from '@mrw/shared-ui';
import { useState } from 'react';
import { nameIn } from '../store-names';
import s from './category-choice.module.css';
import { toggled } from './choosing';
import { useStoreCategories, useSubcategories } from './choices-calls';
import type { StoreFilters } from './store-filters';
import { directoryStrings } from './strings';

type Props = { filters: StoreFilters; onChange(filters: StoreFilters): void };

/** The category dropdown, and the sub-categories of the chosen category as switches. */
export function CategoryChoice({ filters, onChange }: Props) {
  const t = useStrings(directoryStrings);
  const language = useLanguage();
  const [touched, setTouched] = useState(false);
  const categories = useStoreCategories();
  const chosen = filters.categories;
  const subcategories = useSubcategories(
    categories,
    touched || chosen.length > 0 || filters.subcategories.length > 0,
  );
  const touch = () => {
    setTouched(true);
  };
  const names = categories.items
    .filter(({ id }) => chosen.includes(id))
    .map((category) => nameIn(language, category));
  const shown = subcategories.items.filter(({ category }) => chosen.includes(category));

  return (
    <div className={s.choice}>
      <SelectField
        label={t('category')}
        value={chosen.length === 1 ? chosen[0] : ''}
        // An address can name several categories, which a list of one choice shows as its first entry.
        placeholder={chosen.length > 1 ? names.join(', ') : t('allCategories')}
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
      {shown.length > 0 && (
        <div role="group" aria-label={t('subcategories')} className={s.subcategories}>
          {shown.map((subcategory) => (
            <button
              key={subcategory.id}
              type="button"
              className={s.subcategory}
              aria-pressed={filters.subcategories.includes(subcategory.id)}
              onClick={() => {
                onChange({ ...filters, subcategories: toggled(filters.subcategories, subcategory.id) });
              }}
            >
              {nameIn(language, subcategory)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
