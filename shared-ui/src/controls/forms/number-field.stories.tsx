import { DecimalField, NumberField } from './number-field';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/NumberField', component: NumberField, subcomponents: { DecimalField } };

export default meta;

export const Plain = story((w) => <NumberField label={w.points} defaultValue="150" />);

export const TheOneNumberOfAPage = story((w) => (
  <NumberField label={w.points} prefix="HK$" large defaultValue="150" help={w.valid} />
));

export const Failed = story((w) => (
  <NumberField label={w.points} defaultValue="9999999999" error={w.reason} />
));

export const WithDecimals = story((w) => <DecimalField label={w.points} defaultValue="150.50" />);
