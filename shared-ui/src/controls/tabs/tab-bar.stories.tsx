import { TabBar } from './tab-bar';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Tabs/TabBar', component: TabBar };

export default meta;

export const ManyPages = story((w) => (
  <TabBar
    label={w.offer}
    selected="t1"
    tabs={Array.from({ length: 14 }, (_, n) => ({ id: `t${n}`, label: `${w.brand} ${n + 1}`, to: '/home' }))}
  />
));

export const FewPages = story((w) => (
  <TabBar
    label={w.offer}
    selected={null}
    tabs={[
      { id: 'a', label: w.brand, to: '/home' },
      { id: 'b', label: w.points, to: '/offer/LATEST' },
    ]}
  />
));
