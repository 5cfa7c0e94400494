import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { PartialFailure } from '@mrw/shared-ui';
import { ToggleChips } from '@mrw/shared-ui/choice';
import { nameIn } from '../store-names';
import { toggled } from './choosing';
import { useStoreCategories, useSubcategories } from './choices-calls';
import type { StoreFilters } from './store-filters';
import { directoryStrings } from './strings';
import s from './store-directory-page.module.css';

type Props = { filters: StoreFilters; onChange(filters: StoreFilters): void };

/** The sub-categories of the selected categories as toggles. */
export function SubcategoryChoice({ filters, onChange }: Props) {
  const t = useStrings(directoryStrings);
  const language = useLanguage();
  const { categories, subcategories } = filters;
  const wanted = categories.length > 0 || subcategories.length > 0;
  const parents = useStoreCategories();
  const all = useSubcategories(parents, wanted);
  const shown = all.items.filter(
    ({ id, category }) => categories.includes(category) || subcategories.includes(id),
  );
  if (!wanted) return null;
  // When the categories themselves are missing, their own line reports it.
  const failed = parents.state !== 'failed' && (all.state === 'failed' || all.state === 'partial');
  return (
    <>
      {failed && (
        <div className={s.failure}>
          <PartialFailure
            message={t(all.state === 'partial' ? 'someFailed' : 'choicesFailed')}
            onRetry={all.retry}
          />
        </div>
      )}
      {shown.length > 0 && (
        <ToggleChips
          label={t('subcategories')}
          options={shown.map((subcategory) => ({
            value: subcategory.id,
            label: nameIn(language, subcategory),
          }))}
          selected={subcategories}
          onToggle={(id) => {
            onChange({ ...filters, subcategories: toggled(subcategories, id) });
          }}
        />
      )}
    </>
  );
}
