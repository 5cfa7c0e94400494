import { DaysLeft } from './days-left';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Cards/DaysLeft', component: DaysLeft };

export default meta;

const now = Date.parse('2026-11-21T09:00:00+08:00');
const day = 86_400_000;

export const LastDay = story(() => <DaysLeft end={now} now={now} />);

export const OneDay = story(() => <DaysLeft end={now + day} now={now} />);

export const SomeDays = story(() => <DaysLeft end={now + 6 * day} now={now} />);
