import { ConfirmDialog } from './confirm-dialog';
import { type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Overlays/ConfirmDialog', component: ConfirmDialog };

export default meta;

export const Regular = story((w) => (
  <ConfirmDialog
    open
    title={w.redeem}
    message={w.offer}
    confirmLabel={w.redeem}
    onConfirm={nothing}
    onClose={nothing}
  />
));

export const Danger = story((w) => (
  <ConfirmDialog
    open
    tone="danger"
    title={w.redeem}
    message={w.offer}
    confirmLabel={w.redeem}
    onConfirm={nothing}
    onClose={nothing}
  />
));

export const Busy = story((w) => (
  <ConfirmDialog
    open
    busy
    busyLabel={w.redeeming}
    title={w.redeem}
    message={w.offer}
    confirmLabel={w.redeem}
    onConfirm={nothing}
    onClose={nothing}
  />
));
