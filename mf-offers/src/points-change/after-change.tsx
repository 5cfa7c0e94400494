import { useHost } from '@mrw/shared-contracts';
import GoalCard from '../goal/goal-card';
import { EndsNext } from './ends-next';
import s from './ends-next.module.css';
import { PointsLine } from './points-line';

type Props = {
  /** The balance before. */
  before: number | null;
  /** Signed points of the action. */
  points: number;
  /** The campaign of the result. */
  usedId: string;
};

/** After points were earned: what they are now, the offer that ends next, and how far the goal is. */
export function AfterChange({ before, points, usedId }: Props) {
  const { affordability } = useHost().config;
  return (
    <div className={s.after}>
      <PointsLine before={before} expected={points} />
      <EndsNext usedId={usedId} />
      {affordability && <GoalCard />}
    </div>
  );
}
