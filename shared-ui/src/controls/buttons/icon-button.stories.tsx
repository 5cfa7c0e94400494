import { IconButton } from './icon-button';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Buttons/IconButton', component: IconButton };

export default meta;

export const Enabled = story((w) => <IconButton icon="copy" label={w.redeem} />);

export const Busy = story((w) => <IconButton icon="refresh" label={w.redeem} busy />);

export const AtEnd = story((w) => <IconButton icon="plus" label={w.redeem} atEnd />);

export const Disabled = story((w) => <IconButton icon="copy" label={w.redeem} disabled />);
