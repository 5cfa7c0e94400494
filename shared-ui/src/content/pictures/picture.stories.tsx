import { Picture } from './picture';
import { Stack } from '../../testing/layouts';
import { samplePicture } from '../../testing/sample-picture';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Pictures/Picture', component: Picture };

export default meta;

export const Ratios = story((w) => (
  <Stack>
    {(['16/10', '1/1', '4/3', '21/9'] as const).map((ratio) => (
      <Picture key={ratio} src={samplePicture(0)} alt={`${w.brand} ${ratio}`} ratio={ratio} />
    ))}
  </Stack>
));

export const Contained = story((w) => (
  <Stack>
    <Picture src={samplePicture(1)} alt={w.brand} ratio="1/1" fit="contain" />
  </Stack>
));

export const Missing = story((w) => (
  <Stack>
    <Picture src={null} alt={w.brand} ratio="4/3" />
  </Stack>
));
