import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Notice } from '@mrw/shared-ui';
import { useState } from 'react';
import s from './share-block.module.css';
import { shareLink, type Sharing } from './share-link';
import { shareStrings } from './strings';

/** Shares or copies a link, by what the device can do. */
export function ShareBlock({ title, url }: { title: string; url: string }) {
  const t = useStrings(shareStrings);
  const { notify } = useHost();
  const [failed, setFailed] = useState(false);
  // Older browsers have neither of the two.
  const device: Sharing = navigator;
  const canShare = device.share !== undefined;
  const press = async () => {
    const result = await shareLink({ title, url }, device);
    setFailed(result === 'failed');
    if (result === 'copied') notify.toast(t('copied'));
  };
  return (
    <div>
      <p className={s.text}>{t('text')}</p>
      <Button variant="outline" icon={canShare ? 'share' : 'copy'} onClick={() => void press()}>
        {t(canShare ? 'share' : 'copy')}
      </Button>
      {failed && (
        <div className={s.failed}>
          <Notice tone="warn" live>
            {t('failed')} <span className={s.url}>{url}</span>
          </Notice>
        </div>
      )}
    </div>
  );
}
