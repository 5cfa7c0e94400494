import { getTableColumns } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import * as z from 'zod/mini';
import { tables } from '../../platform/db/schema';
import type { SeedRows } from '../../platform/db/seed-contract';
import { readDay, readMoment } from './moments';
import type { Moments } from './moments';

type Row = Readonly<Record<string, unknown>>;

const table = z.strictObject({
  /** What every row has that does not say otherwise. */
  defaults: z._default(z.record(z.string(), z.unknown()), {}),
  rows: z.array(z.record(z.string(), z.unknown())),
});

/** What makes one row of a data file several: each with an id that is `ids` higher, and `days` earlier. */
const again = z.optional(z.object({ times: z.number(), ids: z.number(), days: z.number() }));

const dayText = (day: number) => `D${day < 0 ? '' : '+'}${day}`;

/** In the texts of a row `{id}` is its id. */
function everyTime({ again: given, ...row }: Row): Row[] {
  const { times, ids, days } = again.parse(given) ?? { times: 1, ids: 0, days: 0 };
  return Array.from({ length: times }, (_, time) => {
    const id = Number(row['id']) + time * ids;
    const earlier = (text: string) =>
      text.replace(/^D([+-]\d+)/, (_, day) => dayText(Number(day) - time * days)).replace('{id}', String(id));
    const texts = Object.entries(row).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, earlier(value)] as const] : [],
    );
    return { ...row, ...Object.fromEntries(texts), ...(time > 0 && { id }) };
  });
}

/** The rows of a data file with their defaults; their moments and days are those of the moment of seeding. */
export function readRows(name: string, file: unknown): (moments: Moments) => Row[] {
  const { defaults, rows } = table.parse(file);
  const complete = rows.flatMap((row) => everyTime({ ...defaults, ...row }));
  const moving = Object.entries(kindNamed(name).columns).flatMap(([key, column]) => {
    const read = readerOf(column);
    return read === null ? [] : [[key, read] as const];
  });
  return (moments) =>
    complete.map((given) => {
      const row: Record<string, unknown> = { ...given };
      for (const [key, read] of moving) {
        const text = row[key];
        if (typeof text === 'string') row[key] = read(text, moments);
      }
      return row;
    });
}

function readerOf({ dataType, columnType }: Column) {
  if (dataType === 'date') return readMoment;
  return columnType === 'PgDateString' ? readDay : null;
}

// Made once: to make a schema takes longer than to check rows with it.
const kinds = new Map(Object.entries(tables).map(([name, given]) => [name, kindOf(given)]));

function kindOf(given: PgTable) {
  const columns: Readonly<Record<string, Column>> = getTableColumns(given);
  return { columns, rows: z.array(z.strictObject(createInsertSchema(given).shape)) };
}

function kindNamed(name: string) {
  const found = kinds.get(name);
  if (found === undefined) throw new Error(`The demo data name an unknown table: ${name}`);
  return found;
}

/** @throws Error that names what does not fit its column, or has none */
export function assertRows(rows: Readonly<Record<string, unknown>>): asserts rows is SeedRows {
  for (const [name, list] of Object.entries(rows)) {
    const result = kindNamed(name).rows.safeParse(list);
    if (!result.success)
      throw new Error(`The demo data of ${name}: ${result.error.issues.map(faultOf).join(', ')}`);
  }
}

/** Place and kind of a fault, for example `0.id invalid_type`. */
const faultOf = (issue: z.core.$ZodIssue): string =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])]
    .join('.')
    .concat(` ${issue.code}`);
