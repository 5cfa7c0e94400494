import { useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import type { CouponKind } from '../coupon-kind/places';
import { OffersLink } from '../coupon/offers-link';
import { pinStrings } from './pin-strings';
import type { UseState } from './use-machine';
import { useResultText } from './use-result';
import { couponUseStatus } from './use-status';

type Props = {
  kind: CouponKind;
  state: UseState;
  /** Not used so far: the server may still be processing it. */
  looksAgain: boolean;
  onClose(): void;
};

/** Why a use failed, and the next step. */
export function ResultDialog({ kind, state, looksAgain, onClose }: Props) {
  const tPin = useStrings(pinStrings);
  const textOf = useResultText(kind);
  const text = state.kind === 'failed' ? textOf(state.result) : { title: '', message: '' };
  const expired = state.kind === 'failed' && state.result.status === couponUseStatus.expired;
  return (
    <Dialog
      open={state.kind === 'failed'}
      onClose={onClose}
      title={text.title}
      role="alertdialog"
      actions={
        <>
          {expired && <OffersLink variant="outline" />}
          <Button onClick={onClose}>{tPin('ok')}</Button>
        </>
      }
    >
      <p>{text.message}</p>
      {looksAgain && <p>{tPin('looksAgain')}</p>}
    </Dialog>
  );
}
