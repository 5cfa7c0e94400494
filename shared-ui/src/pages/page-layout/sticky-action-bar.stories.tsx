import { Button } from '../../controls/buttons/button';
import { PageLayout } from './page-layout';
import { StickyActionBar } from './sticky-action-bar';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Page layout/StickyActionBar', component: StickyActionBar };

export default meta;

export const WithSummary = story((w) => (
  <PageLayout title={w.offer}>
    <p>{w.long.repeat(8)}</p>
    <StickyActionBar summary={`1,200 ${w.points}`}>
      <Button>{w.redeem}</Button>
    </StickyActionBar>
  </PageLayout>
));

export const Alone = story((w) => (
  <PageLayout title={w.offer}>
    <p>{w.long}</p>
    <StickyActionBar>
      <Button wide>{w.redeem}</Button>
    </StickyActionBar>
  </PageLayout>
));
