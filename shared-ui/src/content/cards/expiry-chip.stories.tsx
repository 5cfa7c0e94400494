import { ExpiryChip } from './expiry-chip';
import { type Meta, story } from '../../testing/story';

const meta: Meta = { title: 'Cards/ExpiryChip', component: ExpiryChip };

export default meta;

const now = Date.parse('2026-11-21T09:00:00+08:00');
const day = 86_400_000;

export const LastDay = story(() => <ExpiryChip end={now} now={now} />);

export const DaysLeft = story(() => <ExpiryChip end={now + 3 * day} now={now} />);

export const Expired = story(() => <ExpiryChip end={now - day} now={now} />);

export const NotSoon = story(() => <ExpiryChip end={now + 20 * day} now={now} />);
