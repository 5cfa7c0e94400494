import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { Icon, ScreenForm, VisuallyHidden, type IconName } from '@mrw/shared-ui';
import { useShare } from '@mrw/shared-ui/share';
import { storeTexts } from '../store-names';
import { useContacts } from './contacts';
import s from './store-actions.module.css';
import { actionStrings } from './strings';

type Props = {
  store: Store;
  /** In the language of the page. */
  name: string;
  /** Absolute address of this page. */
  url: string;
};

/** Directions, call, email and share as equal tiles; an action that this store or device lacks is left out (§2). */
export function StoreActions({ store, name, url }: Props) {
  const t = useStrings(actionStrings);
  const { address, phone, email } = useContacts(store);
  const { way, label, share, reach, problem } = useShare({
    title: name,
    url,
    text: storeTexts(store, useLanguage()).address,
    picture: store.photo_url,
  });
  return (
    <div className={s.actions}>
      <ul className={s.tiles} aria-label={t('actions')}>
        {address && (
          <li>
            <a href={address.href} target="_blank" rel="noopener noreferrer" className={s.tile}>
              <Face icon="directions" label={t('directions')} />
              <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>
            </a>
          </li>
        )}
        {phone && (
          <ScreenForm of="mobile" chosen={isMobileDevice(navigator)}>
            <li>
              <a href={phone.href} className={s.tile}>
                <Face icon="phone" label={t('call')} />
              </a>
            </li>
          </ScreenForm>
        )}
        {email && (
          <li>
            <a href={email.href} className={s.tile}>
              <Face icon="mail" label={t('write')} />
            </a>
          </li>
        )}
        <li>
          <button type="button" className={s.tile} onClick={share} {...reach}>
            <Face icon={way} label={label} />
          </button>
        </li>
      </ul>
      {/* eslint-disable-next-line mrw/text-has-own-element -- a notice; the type is published */}
      {problem}
    </div>
  );
}

function Face({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} size={24} className={s.icon} />
      <span className={s.label}>{label}</span>
    </>
  );
}
