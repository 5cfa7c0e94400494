import { Button } from '../../controls/buttons/button';
import { PageLayout } from './page-layout';
import { Section } from './section';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Page layout/PageLayout', component: PageLayout };

export default meta;

export const Full = story((w) => (
  <PageLayout
    title={w.brand}
    breadcrumb={[{ label: w.points, to: '/home' }, { label: w.offer }]}
    actions={<Button variant="outline">{w.redeem}</Button>}
  >
    <Section title={w.offer}>
      <p>{w.long}</p>
    </Section>
  </PageLayout>
));

export const Reading = story((w) => (
  <PageLayout title={w.brand} width="reading">
    <p>{w.long}</p>
  </PageLayout>
));

export const Narrow = story((w) => (
  <PageLayout title={w.brand} width="narrow">
    <p>{w.long}</p>
  </PageLayout>
));
