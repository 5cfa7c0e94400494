import { useHost, useStrings } from '@mrw/shared-contracts';
import { shareLink, type Sharing } from '@mrw/shared-contracts/device/share-link';
import { Notice } from '@mrw/shared-ui';
import { useState, type ReactNode } from 'react';
import s from './share.module.css';
import { shareStrings } from './strings';

export type Share = {
  /** What a press does on this device; also the name of its icon. */
  way: 'share' | 'copy';
  /** The same as the text of a button. */
  label: string;
  share(): void;
  /** After a press that could do neither: the link as text that can be selected. */
  problem: ReactNode;
};

/**
 * Shares or copies a link, by what the device can do.
 *
 * @param link.url absolute address
 */
export function useShare(link: { title: string; url: string }): Share {
  const t = useStrings(shareStrings);
  const { notify } = useHost();
  const [failed, setFailed] = useState(false);
  // Older browsers have neither of the two.
  const device: Sharing = navigator;
  const way = device.share ? 'share' : 'copy';
  const press = async () => {
    const result = await shareLink(link, device);
    setFailed(result === 'failed');
    if (result === 'copied') notify.toast(t('copied'));
  };
  return {
    way,
    label: t(way),
    share: () => void press(),
    problem: failed && (
      <div className={s.problem}>
        <Notice tone="warn" live>
          {t('failed')} <span className={s.url}>{link.url}</span>
        </Notice>
      </div>
    ),
  };
}
