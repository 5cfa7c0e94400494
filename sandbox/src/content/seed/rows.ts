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
  /** Columns that a row has from the row of the same id in another table, unless it says otherwise. */
  same_as: z.optional(z.object({ table: z.string(), columns: z.array(z.string()) })),
  rows: z.array(z.record(z.string(), z.unknown())),
});

/** What makes one row of a data file several: each with an id that is `ids` higher, and `days` earlier. */
const again = z.optional(z.object({ times: z.number(), ids: z.number(), days: z.number() }));

const dayText = (day: number) => `D${day < 0 ? '' : '+'}${day}`;

/** In the texts of a row the name of a column in braces is what the row has there. */
function everyTime({ again: given, ...row }: Row): Row[] {
  const { times, ids, days } = again.parse(given) ?? { times: 1, ids: 0, days: 0 };
  return Array.from({ length: times }, (_, time) => {
    const id = Number(row['id']) + time * ids;
    const filled = (value: unknown): unknown => {
      if (typeof value === 'string')
        return value
          .replace(/^D([+-]\d+)/, (_, day) => dayText(Number(day) - time * days))
          .replaceAll(/\{(\w+)\}/g, (_, key: string) => String(key === 'id' ? id : filled(row[key])));
      if (Array.isArray(value)) return value.map(filled);
      return typeof value === 'object' && value !== null ? filledRow(value) : value;
    };
    const filledRow = (values: object): Row =>
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, filled(value)]));
    return { ...filledRow(row), ...(time > 0 && { id }) };
  });
}

/** The data files by the name of their table. */
export type SeedFiles = ReadonlyMap<string, unknown>;

function completeRows(name: string, files: SeedFiles): Row[] {
  const { defaults, same_as: other, rows } = table.parse(files.get(name));
  const others = new Map(other && completeRows(other.table, files).map((row) => [row['id'], row]));
  const sameAs = ({ id }: Row): Row => {
    const found = others.get(id) ?? {};
    return Object.fromEntries(
      (other?.columns ?? []).flatMap((key) => (key in found ? [[key, found[key]]] : [])),
    );
  };
  return rows.flatMap((row) => everyTime({ ...defaults, ...sameAs(row), ...row }));
}

/** The rows of a data file with their defaults; their moments and days are those of the moment of seeding. */
export function readRows(name: string, files: SeedFiles): (moments: Moments) => Row[] {
  const complete = completeRows(name, files);
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
