import { getTableColumns } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import * as z from 'zod/mini';
import { tables } from '../db/schema';
import type { SeedRows } from '../db/seed-contract';
import { readDay, readMoment } from './moments';
import type { Moments } from './moments';

type Row = Readonly<Record<string, unknown>>;

const table = z.strictObject({
  /** What every row has that does not say otherwise. */
  defaults: z._default(z.record(z.string(), z.unknown()), {}),
  rows: z.array(z.record(z.string(), z.unknown())),
});

/** A row of a data file with its defaults; its moments and days are those of the moment of seeding. */
export function readRows(name: string, file: unknown, moments: Moments): Row[] {
  const { defaults, rows } = table.parse(file);
  const columns: Readonly<Record<string, Column>> = getTableColumns(tableOf(name));
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries({ ...defaults, ...row }).map(([key, value]) => [
        key,
        typeof value === 'string' ? readText(value, columns[key], moments) : value,
      ]),
    ),
  );
}

function readText(text: string, column: Column | undefined, moments: Moments): unknown {
  if (column?.dataType === 'date') return readMoment(text, moments);
  return column?.columnType === 'PgDateString' ? readDay(text, moments) : text;
}

function tableOf(name: string): PgTable {
  const found = Object.entries(tables).find(([key]) => key === name)?.[1];
  if (found === undefined) throw new Error(`The demo data name an unknown table: ${name}`);
  return found;
}

const rowsOf = (name: string) => z.array(z.strictObject(createInsertSchema(tableOf(name)).shape));

/** @throws Error that names what does not fit its column, or has none */
export function assertRows(rows: Readonly<Record<string, unknown>>): asserts rows is SeedRows {
  for (const [name, list] of Object.entries(rows)) {
    const result = rowsOf(name).safeParse(list);
    if (!result.success)
      throw new Error(`The demo data of ${name}: ${result.error.issues.map(faultOf).join(', ')}`);
  }
}

/** Place and kind of a fault, for example `0.id invalid_type`. */
const faultOf = (issue: z.core.$ZodIssue): string =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])]
    .join('.')
    .concat(` ${issue.code}`);
