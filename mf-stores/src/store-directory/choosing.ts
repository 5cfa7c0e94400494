/** Adds an id to a selection, or removes it. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}

export type GroupState = 'none' | 'some' | 'all';

/** How much of a region is chosen. */
export function groupState(chosen: readonly string[], group: readonly string[]): GroupState {
  const count = group.filter((id) => chosen.includes(id)).length;
  if (count === 0) return 'none';
  return count === group.length ? 'all' : 'some';
}

/** Selects all districts of a region, or none when all are selected already. */
export function groupToggled(chosen: readonly string[], group: readonly string[]): readonly string[] {
  const others = chosen.filter((id) => !group.includes(id));
  return groupState(chosen, group) === 'all' ? others : [...others, ...group];
}
