import { nextLink } from '@mrw/shared-contracts/api/link-header';
import * as z from 'zod/mini';

const timeout = 10_000;
/** A list that never ends is a fault of the API. */
const mostPages = 1_000;

/** Reads one page of a list. */
export type Fetch = (
  url: string,
  init: { signal: AbortSignal; headers?: Readonly<Record<string, string>> },
) => Promise<Response>;

/**
 * All pages of a list, which continues by its Link header. An item that is none is left out.
 *
 * @param first address of its first page below the API
 * @throws Error when it cannot be read completely
 */
export async function readList<Schema extends z.ZodMiniType>(
  api: string,
  first: string,
  schema: Schema,
  read: Fetch = fetch,
): Promise<z.infer<Schema>[]> {
  const items: z.infer<Schema>[] = [];
  let next: string | null = new URL(first, api).href;
  for (let page = 0; next !== null; page += 1) {
    if (page === mostPages) throw new Error(`${first} does not end`);
    const answer: Response = await read(next, { signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new Error(`${first} answered ${answer.status}`);
    const body: unknown = await answer.json();
    if (!Array.isArray(body)) throw new Error(`${first} is no list`);
    for (const one of body) {
      const parsed = schema.safeParse(one);
      if (parsed.success) items.push(parsed.data);
    }
    const link = nextLink(answer.headers.get('link'));
    if (link !== null && new URL(link, api).origin !== new URL(api).origin)
      throw new Error(`${first} continues at ${link}`);
    next = link === null ? null : new URL(link, api).href;
  }
  return items;
}
