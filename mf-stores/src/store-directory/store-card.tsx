import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { CardLink, Chip, Icon, Picture } from '@mrw/shared-ui';
import { langOf, storeTexts } from '../store-names';
import s from './store-card.module.css';
import { directoryStrings } from './strings';

/** A store of the directory: one link as a whole. */
export function StoreCard({ store, priority }: { store: Store; priority: boolean }) {
  const t = useStrings(directoryStrings);
  const language = useLanguage();
  const { name, address } = storeTexts(store, language);
  const place = store.is_online_store ? null : store.district?.name;
  return (
    <CardLink to={`/storeDetail/${store.id}`}>
      <div className={s.photo}>
        <Picture
          src={store.photo_url}
          alt=""
          ratio="4/3"
          sizes="(min-width: 1023px) 380px, (min-width: 767px) 50vw, 100vw"
          priority={priority}
        />
        {store.is_online_store && (
          <div className={s.flag}>
            <Chip tone="info">{t('onlineStore')}</Chip>
          </div>
        )}
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
        {place && <p className={s.district}>{place}</p>}
      </div>
    </CardLink>
  );
}
