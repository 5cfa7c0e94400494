import { PasswordField } from './password-field';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Forms/PasswordField', component: PasswordField };

export default meta;

export const Hidden = story((w) => (
  <PasswordField label={w.name} autoComplete="current-password" defaultValue="secret" />
));

export const Failed = story((w) => (
  <PasswordField label={w.name} autoComplete="new-password" error={w.reason} />
));
