import { RatioBox } from './ratio-box';
import { Stack } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Pictures/RatioBox', component: RatioBox };

export default meta;

export const Reserved = story(() => (
  <Stack>
    <RatioBox ratio="21/9" style={{ background: 'var(--surface-2)' }}>
      <span />
    </RatioBox>
  </Stack>
));
