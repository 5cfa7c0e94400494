import { CheckboxField, SwitchField } from './checkbox-field';
import { Stack } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/CheckboxField', component: CheckboxField, subcomponents: { SwitchField } };

export default meta;

export const Boxes = story((w) => (
  <Stack>
    <CheckboxField label={w.brand} />
    <CheckboxField label={w.offer} help={w.valid} defaultChecked />
  </Stack>
));

export const Failed = story((w) => <CheckboxField label={w.brand} error={w.reason} />);

export const Disabled = story((w) => (
  <Stack>
    <CheckboxField label={w.brand} disabled />
    <CheckboxField label={w.brand} disabled defaultChecked />
  </Stack>
));

export const Switches = story((w) => (
  <Stack>
    <SwitchField label={w.brand} />
    <SwitchField label={w.offer} help={w.valid} defaultChecked />
    <SwitchField label={w.brand} disabled />
  </Stack>
));
