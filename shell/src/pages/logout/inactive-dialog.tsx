import { useStateStream } from '@mrw/shared-contracts';
import { useKernel } from '../../react/kernel-context/kernel-context';
import { LazyDialog } from '../../react/lazy-dialog/lazy-dialog';

const disabledDialog = async () => (await import('../account-disabled/disabled-dialog')).DisabledDialog;

/** Opens once the server has said that the account is disabled. */
export function InactiveDialog() {
  const { disabled$ } = useKernel();
  return (
    <LazyDialog
      load={disabledDialog}
      open={useStateStream(disabled$)}
      onClose={() => {
        disabled$.next(false);
      }}
    />
  );
}
