import { useHost, useStrings } from '@mrw/shared-contracts';
import { shareLink } from '@mrw/shared-contracts/device/share-link';
import { Button, type ButtonVariant } from '@mrw/shared-ui';
import { shareStrings } from './strings';

/** Shares or copies a link, by what the device can do. */
export function ShareButton({
  title,
  url,
  variant = 'outline',
}: {
  title: string;
  /** Absolute address. */
  url: string;
  variant?: ButtonVariant;
}) {
  const t = useStrings(shareStrings);
  const { notify } = useHost();
  const canShare = typeof navigator.share === 'function';
  const press = async () => {
    const result = await shareLink({ title, url }, navigator);
    if (result === 'copied') notify.toast(t('copied'));
    if (result === 'failed') notify.toast(t('failed', { url }), 'failed');
  };
  return (
    <Button variant={variant} icon={canShare ? 'share' : 'copy'} onClick={() => void press()}>
      {t(canShare ? 'share' : 'copy')}
    </Button>
  );
}
