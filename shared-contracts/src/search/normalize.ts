import { withoutInvisible } from '../comparison/comparison-key';

/** Traditional characters mapped to Simplified ones. */
export type ScriptTable = ReadonlyMap<string, string>;

const han = /[\u3400-\u9fff\uf900-\ufaff]/;

/** Whether a text contains characters that differ between the scripts, so that the table is needed to compare it. */
export const hasHan = (text: string) => han.test(text);

/**
 * Normalizes a text for comparison: width, case, accents, Chinese script and what cannot be seen are ignored.
 *
 * @param table null compares Chinese as it is written
 */
export function normalize(text: string, table: ScriptTable | null): string {
  const plain = withoutInvisible(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
  return table ? Array.from(plain, (character) => table.get(character) ?? character).join('') : plain;
}

/**
 * Whether every word of a search occurs in the texts.
 *
 * @param wanted words separated by blanks; an empty text matches everything
 * @param texts of one record, in all its languages
 * @param table null compares Chinese as it is written
 */
export function matchesWords(wanted: string, texts: readonly string[], table: ScriptTable | null): boolean {
  const words = normalize(wanted, table).split(/\s+/).filter(Boolean);
  const text = normalize(texts.join('\n'), table);
  return words.every((word) => text.includes(word));
}
