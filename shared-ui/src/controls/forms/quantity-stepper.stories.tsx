import { QuantityStepper } from './quantity-stepper';
import { Kept, type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/QuantityStepper', component: QuantityStepper };

export default meta;

export const Between = story((w) => (
  <Kept initial={2}>
    {(value, keep) => (
      <QuantityStepper label={w.left} value={value} max={5} onChange={keep} help={w.reason} />
    )}
  </Kept>
));

export const AtItsMost = story((w) => (
  <QuantityStepper label={w.left} value={5} max={5} onChange={nothing} />
));

export const NoneToHave = story((w) => (
  <QuantityStepper label={w.left} value={0} min={0} max={0} onChange={nothing} />
));
