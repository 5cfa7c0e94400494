import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { Link } from 'react-router-dom';
import { noFilters, writeFilters, type StoreFilters } from '../store-directory/store-filters';
import { nameIn } from '../store-names';
import s from './store-tags.module.css';
import { detailStrings } from './strings';

/** Brand and sub-categories, with links to the filtered directory (§2, Q-177). */
export function StoreTags({ store }: { store: Store }) {
  const t = useStrings(detailStrings);
  const language = useLanguage();
  const { brand, subcategories } = store;
  if (!brand && subcategories.length === 0) return null;
  return (
    <ul className={s.tags} aria-label={t('tags')}>
      {brand && (
        <li>
          <Link to={directory({ brands: [brand.id] })} className={s.tag}>
            {brand.name}
          </Link>
        </li>
      )}
      {subcategories.map((subcategory) => (
        <li key={subcategory.id}>
          <Link
            to={directory({ categories: [subcategory.category], subcategories: [subcategory.id] })}
            className={s.tag}
          >
            {nameIn(language, subcategory)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const directory = (filters: Partial<StoreFilters>) => ({
  pathname: '/about/store',
  search: `?${writeFilters(new URLSearchParams(), { ...noFilters, ...filters }).toString()}`,
});
