import { RadioGroup } from './radio-group';
import { Kept, type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/RadioGroup', component: RadioGroup };

export default meta;

export const Chosen = story((w) => (
  <Kept<'a' | 'b' | null> initial="a">
    {(value, keep) => (
      <RadioGroup
        label={w.brand}
        value={value}
        onChange={keep}
        options={[
          { value: 'a', label: w.brand, help: w.valid },
          { value: 'b', label: w.offer },
        ]}
      />
    )}
  </Kept>
));

export const NothingChosen = story((w) => (
  <RadioGroup
    label={w.brand}
    value={null}
    onChange={nothing}
    error={w.reason}
    options={[
      { value: 'a', label: w.brand },
      { value: 'b', label: w.offer, disabled: true },
    ]}
  />
));

export const Disabled = story((w) => (
  <RadioGroup
    label={w.brand}
    value="a"
    disabled
    onChange={nothing}
    options={[
      { value: 'a', label: w.brand },
      { value: 'b', label: w.offer },
    ]}
  />
));
