import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { CardLink, Chip, Icon, langOf, Picture } from '@mrw/shared-ui';
import { DistanceText } from '../near-me/distance-text';
import { storeTexts } from '../store-names';
import s from './store-card.module.css';
import { directoryStrings } from './strings';

type Props = {
  store: Store;
  /** Distance from the visitor; null when the location is unknown. */
  metres: number | null;
  priority: boolean;
};

/** A store of the directory: the whole card is one link. */
export function StoreCard({ store, metres, priority }: Props) {
  const t = useStrings(directoryStrings);
  const language = useLanguage();
  const { name, address } = storeTexts(store, language);
  const place = store.is_online_store ? null : (store.district?.name ?? null);
  return (
    <CardLink to={`/storeDetail/${store.id}`}>
      <div className={s.card}>
        <div className={s.photo}>
          <Picture
            src={store.photo_url}
            alt=""
            ratio="4/3"
            sizes="(min-width: 1023px) 380px, (min-width: 767px) 50vw, (min-width: 17.5em) 72px, 100vw"
            priority={priority}
          />
        </div>
        <div className={s.text}>
          {store.brand && <p className={s.brand}>{store.brand.name}</p>}
          <h2 className={s.name} lang={langOf(name, language)}>
            {name}
          </h2>
          {address && (
            <p className={s.address} lang={langOf(address, language)}>
              <Icon name="map-pin" size={16} className={s.pin} />
              <span>{address}</span>
            </p>
          )}
          {(place !== null || metres !== null) && (
            <p className={s.where}>
              {metres !== null && (
                <span className={s.distance}>
                  <DistanceText metres={metres} />
                </span>
              )}
              {place && <span>{place}</span>}
            </p>
          )}
          {store.is_online_store && (
            <div className={s.flag}>
              <Chip tone="info">{t('onlineStore')}</Chip>
            </div>
          )}
        </div>
      </div>
    </CardLink>
  );
}
