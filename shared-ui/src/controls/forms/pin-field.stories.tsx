import { PinField } from './pin-field';
import { Kept, type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/PinField', component: PinField };

export default meta;

export const HalfTyped = story((w) => (
  <Kept initial="123">
    {(value, keep) => <PinField label={w.redeem} value={value} onChange={keep} help={w.valid} />}
  </Kept>
));

export const Masked = story((w) => (
  <Kept initial="123456">
    {(value, keep) => <PinField label={w.redeem} value={value} masked onChange={keep} />}
  </Kept>
));

export const Failed = story((w) => (
  <Kept initial="123456">
    {(value, keep) => <PinField label={w.redeem} value={value} onChange={keep} error={w.reason} />}
  </Kept>
));

export const Disabled = story((w) => <PinField label={w.redeem} value="12" disabled onChange={nothing} />);
