import { Notice } from './notice';
import { Stack } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'States/Notice', component: Notice };

export default meta;

export const Tones = story((w) => (
  <Stack>
    <Notice>{w.offer}</Notice>
    <Notice tone="ok">{w.offer}</Notice>
    <Notice tone="warn">{w.reason}</Notice>
    <Notice tone="err">{w.long}</Notice>
  </Stack>
));

export const Live = story((w) => (
  <Notice tone="err" live>
    {w.reason}
  </Notice>
));
