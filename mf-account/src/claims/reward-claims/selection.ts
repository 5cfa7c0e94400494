/** On wide screens the first claim is open until another is chosen; after a deletion the panel stays empty (§2, §4). */
export type Selection = { kind: 'first' } | { kind: 'chosen'; id: string } | { kind: 'none' };

export function selectedId(selection: Selection, ids: readonly string[]): string | null {
  if (selection.kind === 'chosen') return selection.id;
  return selection.kind === 'first' ? (ids[0] ?? null) : null;
}
