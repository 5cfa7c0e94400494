import { useHost } from '@mrw/shared-contracts';
import GoalCard from '../goal/goal-card';
import { EndsNext } from './ends-next';
import s from './ends-next.module.css';
import { PointsLine } from './points-line';

type Props = {
  /** The balance before. */
  before: number | null;
  points: number;
  /** The campaign that gave them. */
  usedId: string;
};

/** After points were earned: what they are now, the offer that ends next, and how far the goal is. */
export function AfterEarning({ before, points, usedId }: Props) {
  const { affordability } = useHost().config;
  return (
    <div className={s.after}>
      <PointsLine before={before} expected={points} />
      <EndsNext usedId={usedId} />
      {affordability && <GoalCard />}
    </div>
  );
}
