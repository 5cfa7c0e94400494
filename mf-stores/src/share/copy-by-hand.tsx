import { useStrings } from '@mrw/shared-contracts';
import { Notice } from '@mrw/shared-ui';
import s from './copy-by-hand.module.css';
import { shareStrings } from './strings';

/** The link as text, where a device can neither share nor copy it. */
export function CopyByHand({ url }: { url: string }) {
  const t = useStrings(shareStrings);
  return (
    <div className={s.failed}>
      <Notice tone="warn" live>
        {t('failed')} <span className={s.url}>{url}</span>
      </Notice>
    </div>
  );
}
