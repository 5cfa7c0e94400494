import { Breadcrumb } from './breadcrumb';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Page layout/Breadcrumb', component: Breadcrumb };

export default meta;

export const ThreeSteps = story((w) => (
  <Breadcrumb
    items={[{ label: w.brand, to: '/home' }, { label: w.points, to: '/offer/LATEST' }, { label: w.offer }]}
  />
));
