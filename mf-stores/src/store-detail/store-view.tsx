import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { StoreDetail } from '@mrw/shared-contracts/api/stores';
import { Chip, langOf, Prose, Section } from '@mrw/shared-ui';
import { ItemPictures } from '@mrw/shared-ui/item-pictures';
import { storeTexts } from '../store-names';
import { RelatedCampaigns } from './related-campaigns';
import { StoreActions } from './store-actions';
import { StoreFacts } from './store-facts';
import { StoreTags } from './store-tags';
import s from './store-view.module.css';
import { detailStrings } from './strings';

/** All details of one store (§2). */
export function StoreView({ store }: { store: StoreDetail }) {
  const t = useStrings(detailStrings);
  const { navigation } = useHost();
  const language = useLanguage();
  const { name } = storeTexts(store, language);
  const pictures = store.photo_url ? [{ src: store.photo_url, alt: name }] : [];
  const url = new URL(navigation.createHref(`/storeDetail/${store.id}`), document.baseURI).href;
  return (
    <>
      <div className={s.layout}>
        <div className={s.media}>
          <ItemPictures
            pictures={pictures}
            ratio="4/3"
            sizes="(min-width: 1024px) 55vw, (min-width: 720px) 40vw, 100vw"
          />
        </div>
        <div className={s.side}>
          <h1 className={s.name} lang={langOf(name, language)}>
            {name}
          </h1>
          {store.is_online_store && (
            <p className={s.flag}>
              <Chip tone="info">{t('onlineStore')}</Chip>
            </p>
          )}
          <StoreTags store={store} />
          <StoreActions store={store} name={name} url={url} />
          <StoreFacts store={store} />
        </div>
      </div>
      {store.description && (
        <Section title={t('about')}>
          <div lang={langOf(store.description, language)}>
            <Prose text={store.description} />
          </div>
        </Section>
      )}
      {store.campaigns.length > 0 && <RelatedCampaigns campaigns={store.campaigns} />}
    </>
  );
}
