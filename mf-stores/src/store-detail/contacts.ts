import { useHost, useLanguage } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { storeTexts } from '../store-names';
import { mapsLink } from './maps-link';
import { phoneNumber } from './phone-number';

export type Contact = { text: string; href: string };
export type Contacts = {
  /** Opens a maps search. */
  address: Contact | null;
  phone: Contact | null;
  email: Contact | null;
};

/** The contacts of a store. */
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
    phone,
    email: email ? { text: email, href: `mailto:${email}` } : null,
  };
}
