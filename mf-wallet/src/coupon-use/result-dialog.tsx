import { useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import type { CouponKind } from '../coupon-kind/places';
import { pinStrings } from './pin-strings';
import type { UseState } from './use-machine';
import { useResultText } from './use-result';

type Props = { kind: CouponKind; state: UseState; onClose(): void };

/** Why a use did not take place, and what to do next. */
export function ResultDialog({ kind, state, onClose }: Props) {
  const tPin = useStrings(pinStrings);
  const textOf = useResultText(kind);
  const text = state.kind === 'failed' ? textOf(state.result) : { title: '', message: '' };
  return (
    <Dialog
      open={state.kind === 'failed'}
      onClose={onClose}
      title={text.title}
      role="alertdialog"
      actions={<Button onClick={onClose}>{tPin('ok')}</Button>}
    >
      <p>{text.message}</p>
    </Dialog>
  );
}
