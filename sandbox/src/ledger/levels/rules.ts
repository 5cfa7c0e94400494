/** Targets by level id, e.g. Silver 10,000. Level 1 has target 0, so that a renewal always ends. */
export type LevelTarget = {
  id: number;
  target_total_points_earned: number;
  retain_required_value: number | null;
};
export type Standing = { level: number; pp: number };

const targetOf = (levels: readonly LevelTarget[], id: number): number =>
  levels.find((level) => level.id === id)?.target_total_points_earned ?? 0;

/** Adds progression points; an upgrade charges the target and opens a new period (§4, Q-116). */
export function gainProgress(
  standing: Standing,
  gain: number,
  levels: readonly LevelTarget[],
): Standing & { upgraded: boolean } {
  const pp = standing.pp + gain;
  const reached = levels
    .filter((level) => level.id > standing.level && level.target_total_points_earned <= pp)
    .reduce((highest, level) => Math.max(highest, level.id), standing.level);
  if (reached === standing.level) return { level: standing.level, pp, upgraded: false };
  return { level: reached, pp: pp - targetOf(levels, reached), upgraded: true };
}

/** At the end of a period: the highest level, from the present one down, whose target the points pay (§4). */
export function renew(standing: Standing, levels: readonly LevelTarget[]): Standing & { retained: boolean } {
  for (let level = standing.level; level > 1; level -= 1) {
    const rest = standing.pp - targetOf(levels, level);
    if (rest >= 0) return { level, pp: rest, retained: level === standing.level };
  }
  return { level: 1, pp: standing.pp, retained: standing.level === 1 };
}

/** The progress figures of the point account (contract §7.1, Q-117). */
export function progressOf({ level, pp }: Standing, levels: readonly LevelTarget[]) {
  const next = levels.find((candidate) => candidate.id === level + 1);
  const own = levels.find((candidate) => candidate.id === level);
  const retain = own?.retain_required_value ?? own?.target_total_points_earned ?? 0;
  return {
    points_to_level_up: next === undefined ? null : Math.max(0, next.target_total_points_earned - pp),
    total_level_up_required_points: next?.target_total_points_earned ?? null,
    retain_required_value: retain,
    points_to_retain_level: Math.max(0, retain - pp),
  };
}
