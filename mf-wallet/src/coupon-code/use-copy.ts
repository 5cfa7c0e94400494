import { useHost, useStrings } from '@mrw/shared-contracts';
import { copyText } from './copy-text';
import { codeStrings } from './strings';

/** Copies a text and says so for the length of a toast (§9). */
export function useCopy(): (text: string) => void {
  const t = useStrings(codeStrings);
  const { notify } = useHost();
  return (text) => {
    copyText(text).then(
      () => {
        notify.toast(t('copied'));
      },
      () => {
        notify.toast(t('notCopied'), 'failed');
      },
    );
  };
}
