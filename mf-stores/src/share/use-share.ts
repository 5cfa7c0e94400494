import { useHost, useStrings } from '@mrw/shared-contracts';
import { shareLink, type Sharing } from '@mrw/shared-contracts/device/share-link';
import { useState } from 'react';
import { shareStrings } from './strings';

export type Share = {
  /** What a press does on this device. */
  way: 'share' | 'copy';
  /** The last press could do neither. */
  failed: boolean;
  share(): void;
};

/** Shares or copies a link, by what the device can do. */
export function useShare(link: { title: string; url: string }): Share {
  const t = useStrings(shareStrings);
  const { notify } = useHost();
  const [failed, setFailed] = useState(false);
  // Older browsers have neither of the two.
  const device: Sharing = navigator;
  const press = async () => {
    const result = await shareLink(link, device);
    setFailed(result === 'failed');
    if (result === 'copied') notify.toast(t('copied'));
  };
  return { way: device.share ? 'share' : 'copy', failed, share: () => void press() };
}
