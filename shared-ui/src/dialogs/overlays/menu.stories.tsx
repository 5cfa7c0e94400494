import { Menu } from './menu';
import { type Meta, nothing, story } from '../../testing/story';

const meta: Meta = { title: 'Overlays/Menu', component: Menu };

export default meta;

export const Closed = story((w) => (
  <Menu
    label={w.name}
    items={[
      { id: 'copy', label: w.brand, icon: 'copy', onSelect: nothing },
      { id: 'delete', label: w.redeem, icon: 'trash', tone: 'danger', onSelect: nothing },
    ]}
  />
));

export const IconOnly = story((w) => (
  <Menu
    label={w.name}
    iconOnly
    items={[
      { id: 'copy', label: w.brand, icon: 'copy', onSelect: nothing },
      { id: 'delete', label: w.redeem, icon: 'trash', tone: 'danger', onSelect: nothing },
    ]}
  />
));
