import { useHost, useLanguage } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { storeTexts } from '../store-names';
import { mapsLink } from './maps-link';
import { phoneNumber } from './phone-number';

type Link = { text: string; href: string };
/** Without `href` it is text only. */
export type Contact = { text: string; href: string | null };

export type Contacts = {
  /** Opens a maps search. */
  address: Link | null;
  /** A call needs a mobile device (§2). */
  phone: Contact | null;
  email: Link | null;
};

/** The contacts of a store: text and, where this device supports it, a link. */
export function useContacts(store: Store): Contacts {
  const { config } = useHost();
  const language = useLanguage();
  const { address } = storeTexts(store, language);
  const phone = phoneNumber(store.phone_number_country_code, store.phone_number_subscriber_number);
  const email = store.email_address?.trim();
  return {
    address: address
      ? { text: address, href: mapsLink(config.links.mapsSearch, { ...store, address }) }
      : null,
    phone: phone && { text: phone.text, href: isMobileDevice(navigator) ? phone.href : null },
    email: email ? { text: email, href: `mailto:${email}` } : null,
  };
}
