/** Traditional characters and the Simplified ones that stand for them, by character. */
export type ScriptTable = ReadonlyMap<string, string>;

const han = /[\u3400-\u9fff\uf900-\ufaff]/;

/** Whether a text can be written in two scripts, so that the table is needed to compare it. */
export const hasHan = (text: string) => han.test(text);

/**
 * A text as it is compared: full and half width, upper and lower case, accents, Traditional and Simplified
 * are the same.
 *
 * @param table null compares Chinese as it is written
 */
export function fold(text: string, table: ScriptTable | null): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
  return table ? Array.from(plain, (character) => table.get(character) ?? character).join('') : plain;
}

/**
 * Whether every word of a search is somewhere in the names.
 *
 * @param wanted words between blanks; none at all matches everything
 * @param names of one store, in all its languages
 */
export function matchesName(wanted: string, names: readonly string[], table: ScriptTable | null): boolean {
  const words = fold(wanted, table).split(/\s+/).filter(Boolean);
  const text = fold(names.join('\n'), table);
  return words.every((word) => text.includes(word));
}
