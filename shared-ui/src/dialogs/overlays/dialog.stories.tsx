import { Button } from '../../controls/buttons/button';
import { TextField } from '../../controls/forms/text-field';
import { Dialog, Sheet } from './dialog';
import { Kept, type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Overlays/Dialog', component: Dialog, subcomponents: { Sheet } };

export default meta;

export const Open = story((w) => (
  <Dialog open onClose={nothing} title={w.offer} actions={<Button>{w.redeem}</Button>}>
    <p>{w.long}</p>
    <TextField label={w.name} />
  </Dialog>
));

export const Large = story((w) => (
  <Dialog open size="large" onClose={nothing} title={w.offer}>
    <p>{w.long}</p>
  </Dialog>
));

export const NotClosable = story((w) => (
  <Dialog
    open
    closable={false}
    onClose={nothing}
    title={w.offer}
    actions={
      <Button busy busyLabel={w.redeeming}>
        {w.redeem}
      </Button>
    }
  >
    <p>{w.long}</p>
  </Dialog>
));

export const FromAButton = story((w) => (
  <Kept initial={false}>
    {(open, keep) => (
      <>
        <Button onClick={() => keep(true)}>{w.redeem}</Button>
        <Dialog open={open} onClose={() => keep(false)} title={w.offer}>
          <p>{w.long}</p>
        </Dialog>
      </>
    )}
  </Kept>
));

export const LongSheet = story((w) => (
  <Sheet
    open
    onClose={nothing}
    title={w.brand}
    actions={
      <>
        <Button variant="outline">{w.left}</Button>
        <Button>{w.redeem}</Button>
      </>
    }
  >
    <p>{w.long.repeat(6)}</p>
  </Sheet>
));
