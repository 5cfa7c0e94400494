import { useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { Dialog } from '@mrw/shared-ui';
import { ChooseStep } from './choose-step';
import { ConfirmStep } from './confirm-step';
import { Converted } from './converted';
import { StepButtons } from './step-buttons';
import { selectionStrings } from './strings';
import type { SelectionPlace } from './use-conversion';
import { useSelection } from './use-selection';

type Props = { coupon: Coupon; over: SelectionPlace; onClose(): void };

/** The selection in a dialog on wide screens. Closed while `coupon` is null. */
export function StoreSelectionDialog({ coupon, ...rest }: Omit<Props, 'coupon'> & { coupon: Coupon | null }) {
  return coupon ? <OpenDialog key={coupon.id} coupon={coupon} {...rest} /> : null;
}

function OpenDialog({ coupon, over, onClose }: Props) {
  const t = useStrings(selectionStrings);
  const selection = useSelection(coupon, over);
  const choosing = selection.step === 'choose';
  if (selection.toCoupon) return <Converted toCoupon={selection.toCoupon} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(choosing ? 'title' : 'confirmTitle')}
      closable={!selection.sending}
      actions={<StepButtons selection={selection} />}
    >
      {choosing ? (
        <ChooseStep coupon={coupon} selection={selection} />
      ) : (
        <ConfirmStep coupon={coupon} selection={selection} />
      )}
    </Dialog>
  );
}
