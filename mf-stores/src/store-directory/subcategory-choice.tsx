import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { nameIn } from '../store-names';
import { toggled } from './choosing';
import { useStoreCategories, useSubcategories } from './choices-calls';
import type { StoreFilters } from './store-filters';
import { directoryStrings } from './strings';
import s from './subcategory-choice.module.css';

type Props = { filters: StoreFilters; onChange(filters: StoreFilters): void };

/** The sub-categories of the chosen categories as switches. */
export function SubcategoryChoice({ filters, onChange }: Props) {
  const t = useStrings(directoryStrings);
  const language = useLanguage();
  const { categories, subcategories } = filters;
  const wanted = categories.length > 0 || subcategories.length > 0;
  const all = useSubcategories(useStoreCategories(), wanted).items;
  const shown = all.filter(({ id, category }) => categories.includes(category) || subcategories.includes(id));
  if (!wanted || shown.length === 0) return null;
  return (
    <div role="group" aria-label={t('subcategories')} className={s.subcategories}>
      {shown.map((subcategory) => (
        <button
          key={subcategory.id}
          type="button"
          className={s.subcategory}
          aria-pressed={subcategories.includes(subcategory.id)}
          onClick={() => {
            onChange({ ...filters, subcategories: toggled(subcategories, subcategory.id) });
          }}
        >
          {nameIn(language, subcategory)}
        </button>
      ))}
    </div>
  );
}
