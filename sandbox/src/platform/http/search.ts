import { withoutInvisible } from '@mrw/shared-contracts/comparison/comparison-key';
import { matchesWords } from '@mrw/shared-contracts/search/normalize';
import { loadScriptTable } from '@mrw/shared-contracts/search/script-table';
import type { Localized } from '../db/schema/columns';

/** The words of a `filter[search]`; '' asks for everything. */
export const wordsOf = (search = ''): string => withoutInvisible(search).trim();

/** The ids of the rows whose texts have every word, in any language and script. */
export async function idsFound<Row extends { id: number }>(
  words: string,
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (Localized | null | undefined)[],
): Promise<number[]> {
  const table = await loadScriptTable();
  return rows
    .filter((row) => {
      const texts = textsOf(row).flatMap((localized) => Object.values(localized ?? {}));
      return matchesWords(words, texts, table);
    })
    .map(({ id }) => id);
}
