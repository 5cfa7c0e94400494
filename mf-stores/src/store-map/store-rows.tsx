import { useLanguage } from '@mrw/shared-contracts';
import { langOf, TextLink } from '@mrw/shared-ui';
import { DistanceText } from '../near-me/distance-text';
import type { NearStore } from '../near-me/nearest-first';
import { storeTexts } from '../store-names';
import s from './store-rows.module.css';

/** Stores by name, distance and address, each a link to its page. */
export function StoreRows({ stores, label }: { stores: readonly NearStore[]; label: string }) {
  const language = useLanguage();
  return (
    <ul className={s.rows} aria-label={label}>
      {stores.map(({ store, metres }) => {
        const { name, address } = storeTexts(store, language);
        return (
          <li key={store.id} className={s.row}>
            <TextLink to={`/storeDetail/${store.id}`}>
              <span lang={langOf(name, language)}>{name}</span>
            </TextLink>
            {metres !== null && (
              <span className={s.distance}>
                <DistanceText metres={metres} />
              </span>
            )}
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
