import { Badge, Chip } from './chip';
import { Row } from '../../testing/layouts';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Cards/Chip', component: Chip, subcomponents: { Badge } };

export default meta;

export const Tones = story((w) => (
  <Row>
    {(['neutral', 'jade', 'urgent', 'gold', 'ok', 'warn', 'err', 'info'] as const).map((tone) => (
      <Chip key={tone} tone={tone}>
        {w.left} 2
      </Chip>
    ))}
  </Row>
));

export const WithIcon = story((w) => (
  <Chip tone="urgent" icon="clock">
    {w.left} 2
  </Chip>
));

export const Badges = story((w) => (
  <Row>
    <Badge count={3} label={w.points} />
    <Badge count={99} label={w.points} />
    <Badge count={120} label={w.points} />
  </Row>
));

export const NothingToCount = story((w) => <Badge count={0} label={w.points} />);
