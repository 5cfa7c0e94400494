import { samplePicture } from '../../testing/sample-picture';
import { type Meta, nothing, story } from '../../testing/story';
import { GainSheet } from './gain-sheet';

const meta: Meta = { title: 'Overlays/GainSheet', component: GainSheet };

export default meta;

export const PartOfThePage = story((w) => (
  <GainSheet title={w.brand} gained={w.offer} points={{ change: 30, before: null }} onClose={nothing} />
));

export const InADialog = story((w) => (
  <GainSheet
    modal
    title={w.brand}
    picture={samplePicture(0)}
    gained={w.offer}
    points={{ change: -1_200, before: null }}
    to={{ path: '/coupon/1', label: w.redeem }}
    onClose={nothing}
  />
));
