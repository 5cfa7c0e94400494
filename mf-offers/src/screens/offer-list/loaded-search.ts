import type { PagedList } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { hasHan, matchesWords, type ScriptTable } from '@mrw/shared-contracts/search/normalize';
import { useScriptTable } from '@mrw/shared-contracts/search/use-script-table';

/** The offers whose texts have every word, in any language and script. */
function offersWith(
  words: string,
  offers: readonly Campaign[],
  table: ScriptTable | null,
): readonly Campaign[] {
  return offers.filter((offer) =>
    matchesWords(
      words,
      [
        offer.name,
        ...offer.translations.map(({ name }) => name),
        offer.brand?.name ?? '',
        offer.short_description ?? '',
        offer.detail_section_content ?? '',
        ...offer.tags,
      ],
      table,
    ),
  );
}

/**
 * A search in the pages that are loaded, for an API without one (docs/decisions/0009).
 *
 * @param words '' leaves the list as it is
 */
export function useLoadedSearch(list: PagedList<Campaign>, words: string): PagedList<Campaign> {
  const table = useScriptTable(words !== '' && hasHan(words));
  if (words === '' || list.state !== 'ready') return list;
  if (table === undefined) return { ...list, items: [], state: 'loading' };
  const items = offersWith(words, list.items, table);
  return { ...list, items, state: items.length === 0 ? 'empty' : 'ready' };
}
