import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { ExternalLink, Icon, useMediaQuery, type IconName } from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import { langOf, storeTexts } from '../store-names';
import { mapsLink } from './maps-link';
import { phoneNumber } from './phone-number';
import s from './store-facts.module.css';
import { detailStrings } from './strings';

/** A call can be made from here: a phone, or a tablet, which is wide but has no mouse. */
const mobileDevice = '(max-width: 768.98px), (hover: none) and (pointer: coarse)';

/** District, address, phone and mail address; '-' for a missing phone or mail address (§2). */
export function StoreFacts({ store }: { store: Store }) {
  const t = useStrings(detailStrings);
  const { config } = useHost();
  const language = useLanguage();
  const mobile = useMediaQuery(mobileDevice);
  const { address } = storeTexts(store, language);
  const phone = phoneNumber(store.phone_number_country_code, store.phone_number_subscriber_number);
  const email = store.email_address?.trim();
  return (
    <dl>
      {store.district && (
        <Fact icon="map-pin" name={t('district')}>
          {store.district.name}
        </Fact>
      )}
      {address && (
        <Fact icon="directions" name={t('address')}>
          <span lang={langOf(address, language)}>
            {store.is_online_store ? (
              address
            ) : (
              <ExternalLink href={mapsLink(config.links.mapsSearch, { ...store, address })}>
                {address}
              </ExternalLink>
            )}
          </span>
        </Fact>
      )}
      <Fact icon="phone" name={t('phone')}>
        {phone && mobile && <ExternalLink href={phone.href}>{phone.text}</ExternalLink>}
        {phone && !mobile && phone.text}
        {!phone && t('none')}
      </Fact>
      <Fact icon="mail" name={t('email')}>
        {email ? <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink> : t('none')}
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={s.fact}>
      <Icon name={icon} size={20} className={s.icon} />
      <dt className={s.name}>{name}</dt>
      <dd className={s.value}>{children}</dd>
    </div>
  );
}
