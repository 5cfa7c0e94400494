import { useHost } from '@mrw/shared-contracts';
import type { TablePlace } from '../../common/lists/growing-table';
import { ActivityLog } from './activity-log';
import { Timeline } from './timeline';

/** The log as the deployment has it: as the account of the points, or its entries alone. */
export default function LogView({ place }: { place: TablePlace }) {
  const { pointsTimeline } = useHost().config;
  return pointsTimeline ? <Timeline place={place} /> : <ActivityLog place={place} />;
}
