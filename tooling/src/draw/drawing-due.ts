/** What was live when pages were drawn, and when that began, in milliseconds since 1970. */
export type Seen = { revision: number; at: number };

/** Milliseconds between two drawings after changes of the data. */
const afterChange = 60_000;
/** A view is shown for ten minutes after its answers were read. */
const keptFor = 8 * 60_000;

/**
 * Whether pages are to be drawn or checked again.
 *
 * @param drawn the last time; null before
 * @param changedAt when the data last changed; asked from a minute on
 */
export async function drawingDue(
  drawn: Seen | null,
  now: Seen,
  changedAt: () => Promise<number>,
): Promise<boolean> {
  if (drawn?.revision !== now.revision) return true;
  const age = now.at - drawn.at;
  if (age < afterChange) return false;
  return age >= keptFor || (await changedAt()) > drawn.at;
}
