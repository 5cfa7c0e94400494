import { useHost, useStrings } from '@mrw/shared-contracts';
import { shareLink, type Sharing } from '@mrw/shared-contracts/device/share-link';
import { Notice } from '@mrw/shared-ui';
import { useState, type ReactNode } from 'react';
import s from './share.module.css';
import { shareStrings } from './strings';
import { useSharePicture } from './use-share-picture';

/** What a share button needs. */
export type Share = {
  /** What a press does on this device; also the name of its icon. */
  way: 'share' | 'copy';
  /** The same as the text of a button. */
  label: string;
  share(): void;
  /** For the button: the picture is loaded when a press is likely. */
  reach: { onPointerEnter(): void; onFocus(): void };
  /** After a press that could do neither: the link as text that can be selected. */
  problem: ReactNode;
};

/** What is shared. */
export type ShareOptions = {
  title: string;
  /** Absolute address. */
  url: string;
  /** A sentence about it. */
  text?: string | null | undefined;
  /** Address of its picture. */
  picture?: string | null | undefined;
};

/**
 * Shares or copies a link, by what the device can do. Text and picture go with it where the deployment wants
 * them; a picture that is not there at the press is left out.
 */
export function useShare({ title, url, text, picture }: ShareOptions): Share {
  const t = useStrings(shareStrings);
  const { notify, config } = useHost();
  const { prepare, ready } = useSharePicture((config.richSharing && picture) || null);
  const [failed, setFailed] = useState(false);
  // Older browsers have neither of the two.
  const device: Sharing = navigator;
  const way = device.share ? 'share' : 'copy';
  const press = async () => {
    const file = ready();
    const link = {
      title,
      url,
      ...(config.richSharing && text && { text }),
      ...(file && { files: [file] }),
    };
    const result = await shareLink(link, device);
    setFailed(result === 'failed');
    if (result === 'copied') notify.toast(t('copied'));
  };
  return {
    way,
    label: t(way),
    share: () => void press(),
    reach: { onPointerEnter: prepare, onFocus: prepare },
    problem: failed && (
      <div className={s.problem}>
        <Notice tone="warn" live>
          <span>{t('failed')}</span> <span className={s.url}>{url}</span>
        </Notice>
      </div>
    ),
  };
}
