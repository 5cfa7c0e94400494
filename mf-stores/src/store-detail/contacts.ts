import { useHost, useLanguage } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { useMediaQuery } from '@mrw/shared-ui';
import { storeTexts } from '../store-names';
import { mapsLink } from './maps-link';
import { phoneNumber } from './phone-number';

/** A call can be made from here: a phone, or a tablet, which is wide but has no mouse. */
const mobileDevice = '(max-width: 768.98px), (hover: none) and (pointer: coarse)';

export type Contact = { text: string; href: string | null };

export type Contacts = {
  /** Opens a maps search; an online store has no place on a map. */
  address: Contact | null;
  /** Can be called from a mobile device only (§2). */
  phone: Contact | null;
  email: Contact | null;
};

/** The ways to a store, as they are read and where they lead on this device. */
export function useContacts(store: Store): Contacts {
  const { config } = useHost();
  const language = useLanguage();
  const mobile = useMediaQuery(mobileDevice);
  const { address } = storeTexts(store, language);
  const phone = phoneNumber(store.phone_number_country_code, store.phone_number_subscriber_number);
  const email = store.email_address?.trim();
  return {
    address: address
      ? {
          text: address,
          href: store.is_online_store ? null : mapsLink(config.links.mapsSearch, { ...store, address }),
        }
      : null,
    phone: phone && { text: phone.text, href: mobile ? phone.href : null },
    email: email ? { text: email, href: `mailto:${email}` } : null,
  };
}
