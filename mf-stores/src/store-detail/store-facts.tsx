import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { ExternalLink, Icon, langOf, ScreenForm, type IconName } from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import { useContacts, type Contact } from './contacts';
import s from './store-facts.module.css';
import { detailStrings } from './strings';

/** District, address, phone and mail address; '-' for a missing phone or mail address (§2). */
export function StoreFacts({ store }: { store: Store }) {
  const t = useStrings(detailStrings);
  const language = useLanguage();
  const { address, phone, email } = useContacts(store);
  return (
    <dl>
      {store.district && (
        <Fact icon="map-pin" name={t('district')}>
          {store.district.name}
        </Fact>
      )}
      {address && (
        <Fact icon="directions" name={t('address')}>
          <span lang={langOf(address.text, language)}>
            <Way contact={address} />
          </span>
        </Fact>
      )}
      <Fact icon="phone" name={t('phone')}>
        {phone ? <Phone contact={phone} /> : t('none')}
      </Fact>
      <Fact icon="mail" name={t('email')}>
        {email ? <Way contact={email} /> : t('none')}
      </Fact>
    </dl>
  );
}

const Way = ({ contact: { text, href } }: { contact: Contact }) => (
  <ExternalLink href={href}>{text}</ExternalLink>
);

/** A call needs a mobile device (§2). */
function Phone({ contact }: { contact: Contact }) {
  const mobile = isMobileDevice(navigator);
  return (
    <>
      <ScreenForm of="mobile" chosen={mobile}>
        <Way contact={contact} />
      </ScreenForm>
      <ScreenForm of="stationary" chosen={!mobile}>
        {contact.text}
      </ScreenForm>
    </>
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
