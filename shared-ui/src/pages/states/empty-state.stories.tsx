import { LinkButton } from '../../controls/buttons/link-button';
import { EmptyState } from './empty-state';
import { Row } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'States/EmptyState', component: EmptyState };

export default meta;

export const WithAction = story((w) => (
  <EmptyState
    illustration="coupon"
    message={w.reason}
    action={<LinkButton to="/offer/LATEST">{w.redeem}</LinkButton>}
  />
));

export const Drawings = story((w) => (
  <Row>
    {(
      ['box', 'coupon', 'ticket', 'search', 'inbox', 'receipt', 'store', 'offline', 'sign', 'crane'] as const
    ).map((name) => (
      <EmptyState key={name} illustration={name} message={w.reason} />
    ))}
  </Row>
));
