import { Icon } from '../../basics/icons/icon';
import { TextField } from './text-field';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/TextField', component: TextField };

export default meta;

export const Plain = story((w) => <TextField label={w.name} defaultValue={w.brand} help={w.valid} />);

export const Optional = story((w) => <TextField label={w.name} optional />);

export const WithIcon = story((w) => (
  <TextField label={w.name} prefix={<Icon name="search" size={20} />} placeholder={w.brand} />
));

export const Failed = story((w) => (
  <TextField label={w.name} defaultValue="1" error={w.reason} help={w.valid} />
));

export const Disabled = story((w) => <TextField label={w.name} disabled defaultValue={w.brand} />);
