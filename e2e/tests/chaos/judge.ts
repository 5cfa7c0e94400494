/** What a page says about an act: done, not done, or that it does not know. */
export type Said = 'done' | 'not done' | 'unknown';
/** With how often the act had taken place at that moment. */
export type Statement = { said: Said; effects: number };

export type ActResult = {
  /** In order; empty when the page never said anything. */
  statements: readonly Statement[];
  /** Whether an unknown outcome became a known one, by itself or at one press. */
  isResolved: boolean;
  /** In the end, after the faults and every press. */
  effects: number;
  /** What one effect adds to the balance. */
  points: number;
  balance: { before: number; after: number; shown: number | null };
};

export function saidOf(text: string, act: Record<'done' | 'notDone' | 'unknown', RegExp>): Said | null {
  // A 429 is told in the same words everywhere.
  if (act.notDone.test(text) || text.includes('Too many tries')) return 'not done';
  if (act.unknown.test(text)) return 'unknown';
  return act.done.test(text) ? 'done' : null;
}

/** What is wrong with what a member was told; empty when all of it is true. */
export function judge({ statements, isResolved, effects, points, balance }: ActResult): readonly string[] {
  const lies = statements.flatMap((statement) => {
    if (statement.said === 'done' && statement.effects !== 1)
      return [`said done, took place ${statement.effects} times`];
    if (statement.said === 'not done' && statement.effects > 0) return ['said not done, was done'];
    return [];
  });
  const due = balance.before + effects * points;
  return [
    ...new Set(lies),
    ...(isResolved ? [] : [statements.length === 0 ? 'said nothing' : 'what is unknown stays unknown']),
    ...(effects > 1 ? [`took place ${effects} times`] : []),
    ...(balance.after === due ? [] : [`the balance is ${balance.after}, not ${due}`]),
    ...(balance.shown === null || balance.shown === balance.after
      ? []
      : [`shows ${balance.shown} points of ${balance.after}`]),
  ];
}
