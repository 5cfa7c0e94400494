import { useLanguage } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { langOf, TextLink } from '@mrw/shared-ui';
import { storeTexts } from '../store-names';
import s from './store-rows.module.css';

/** Stores by name and address, each a link to its page. */
export function StoreRows({ stores, label }: { stores: readonly Store[]; label: string }) {
  const language = useLanguage();
  return (
    <ul className={s.rows} aria-label={label}>
      {stores.map((store) => {
        const { name, address } = storeTexts(store, language);
        return (
          <li key={store.id} className={s.row}>
            <TextLink to={`/storeDetail/${store.id}`}>
              <span lang={langOf(name, language)}>{name}</span>
            </TextLink>
            {address && (
              <p className={s.address} lang={langOf(address, language)}>
                {address}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
