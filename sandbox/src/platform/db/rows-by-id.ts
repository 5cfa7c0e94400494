import { inArray } from 'drizzle-orm';
import type { Db } from './connect';
import { tables, type Row } from './schema';

type Named = 'brands' | 'coupon_templates' | 'stores' | 'ticket_slots';

/** Rows of a table with some ids, by id; null is no id. */
export async function rowsById<Name extends Named>(
  tx: Db,
  name: Name,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Row<Name>>> {
  const table: (typeof tables)[Named] = tables[name];
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = (await tx.select().from(table).where(inArray(table.id, wanted))) as Row<Name>[];
  return new Map(rows.map((row) => [row.id, row]));
}
