import { useHost, useStrings } from '@mrw/shared-contracts';
import { copyText } from '@mrw/shared-contracts/device/share-link';
import { copyStrings } from './strings';

/** Copies a text to the clipboard and confirms it for the length of a toast (§9). */
export function useCopy(): (text: string) => void {
  const t = useStrings(copyStrings);
  const { notify } = useHost();
  return (text) => {
    void copyText(text, navigator).then((result) => {
      if (result === 'copied') notify.toast(t('copied'));
      else notify.toast(t('notCopied'), 'failed');
    });
  };
}
