import { SelectField } from './select-field';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/SelectField', component: SelectField };

export default meta;

export const NothingChosen = story((w) => (
  <SelectField
    label={w.brand}
    placeholder={w.name}
    options={[
      { value: 'a', label: w.brand },
      { value: 'b', label: w.offer },
    ]}
  />
));

export const Failed = story((w) => (
  <SelectField
    label={w.brand}
    error={w.reason}
    help={w.valid}
    options={[
      { value: 'a', label: w.brand },
      { value: 'b', label: w.offer, disabled: true },
    ]}
  />
));

export const Disabled = story((w) => (
  <SelectField label={w.brand} disabled options={[{ value: 'a', label: w.brand }]} />
));
