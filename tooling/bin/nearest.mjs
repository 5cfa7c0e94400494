/**
 * The name that was meant, for a message; plain Node, since the starter needs it before anything is installed.
 *
 * @param {string} text as written
 * @param {readonly string[]} names that there are
 * @returns {string | undefined} the name with the fewest changes of a letter, when most of it stays
 */
export function nearest(text, names) {
  const [best] = names
    .map((name) => ({ name, changes: changesBetween(text.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes);
  return best && best.changes < best.name.length / 2 ? best.name : undefined;
}

/** Letters to add, leave out or replace (Levenshtein). */
function changesBetween(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const letter of one) {
    const before = row;
    row = [before[0] + 1];
    for (let column = 1; column <= other.length; column += 1)
      row[column] = Math.min(
        before[column] + 1,
        row[column - 1] + 1,
        before[column - 1] + (letter === other[column - 1] ? 0 : 1),
      );
  }
  return row[other.length];
}
