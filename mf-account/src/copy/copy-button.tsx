import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { copyText } from './copy-text';
import { copyStrings } from './strings';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useStrings(copyStrings);
  const { notify } = useHost();
  const copy = () => {
    copyText(text).then(
      () => {
        notify.toast(t('copied'));
      },
      () => {
        notify.toast(t('notCopied'), 'failed');
      },
    );
  };
  return (
    <Button variant="outline" icon="copy" onClick={copy}>
      {label}
    </Button>
  );
}
