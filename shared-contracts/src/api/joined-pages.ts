/** Maximum readings in a row of a list that changes at each of them. */
export const mostReadings = 3;

type AnyPage = { items: readonly unknown[]; next: string | null };
/** Reads the page of an address; null is the first. */
type ReadPageAt<Page> = (address: string | null) => Promise<Page>;

const nameOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : JSON.stringify(item);

/**
 * Whether a page that is read once more has the rows that it had. The API counts pages from the first row: one that
 * leaves an earlier page moves the next row into it, and that one is on no page that was read.
 */
export const hasSameRows = (page: AnyPage, again: AnyPage): boolean =>
  page.items.length === again.items.length &&
  page.items.every((item, place) => nameOf(item) === nameOf(again.items[place]));

/**
 * Reads all pages of a list, and once more when a row entered or left an earlier one meanwhile. A page without a new row
 * is the last, whatever it links to.
 *
 * @param mostPages where reading stops all the same
 * @throws what `read` throws
 */
export async function readAllPages<Page extends AnyPage>(
  read: ReadPageAt<Page>,
  mostPages: number,
): Promise<readonly Page[]> {
  for (let reading = 1; ; reading += 1) {
    const pages: Page[] = [];
    const known = new Set<unknown>();
    let next: string | null = null;
    do {
      const page: Page = await read(next);
      const before = known.size;
      for (const item of page.items) known.add(nameOf(item));
      pages.push(page);
      next = known.size > before ? page.next : null;
    } while (next !== null && pages.length < mostPages);
    if (reading === mostReadings || (await areJoined(pages, read))) return pages;
  }
}

async function areJoined<Page extends AnyPage>(
  pages: readonly Page[],
  read: ReadPageAt<Page>,
): Promise<boolean> {
  const again = await Promise.all(pages.slice(0, -1).map((_, place) => read(pages[place - 1]?.next ?? null)));
  return again.every((page, place) => {
    const first = pages[place];
    return first !== undefined && hasSameRows(first, page);
  });
}
