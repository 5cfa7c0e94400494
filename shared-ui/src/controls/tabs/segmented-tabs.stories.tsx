import { SegmentedTabs } from './segmented-tabs';
import { Kept, type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Tabs/SegmentedTabs', component: SegmentedTabs };

export default meta;

export const ThreeViews = story((w) => (
  <Kept<'a' | 'b' | 'c'> initial="a">
    {(value, keep) => (
      <SegmentedTabs
        label={w.points}
        selected={value}
        onSelect={keep}
        tabs={[
          { id: 'a', label: w.valid },
          { id: 'b', label: w.left },
          { id: 'c', label: w.points },
        ]}
      >
        <p>{w.long}</p>
      </SegmentedTabs>
    )}
  </Kept>
));
