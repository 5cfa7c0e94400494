import { getTableColumns, getTableName, is, sql, SQL } from 'drizzle-orm';
import type { Column, Table } from 'drizzle-orm';
import { fillKeys } from './comparison-keys';
import type { Db } from './connect';
import { failedWith } from './error-code';
import { tables } from './schema';
import type { SeedRows } from './seed-contract';
import { wake } from './wake';
import { members } from './schema/members';

type SeedRow = Readonly<Record<string, unknown>>;

const tablesByName: ReadonlyMap<string, Table> = new Map(Object.entries(tables));

/** How often a reset tries to get all locks. */
const attempts = 100;

/**
 * Replaces everything in the database by `rows`, in one transaction. It gives way to calls under way and
 * tries again: a wait for each other would end one of their transactions.
 */
export async function resetDatabase(db: Db, rows: SeedRows): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await replaceAll(db, rows);
      return;
    } catch (error) {
      if (attempt === attempts || !failedWith(error, [lockNotAvailable])) throw error;
    }
  }
}

const lockNotAvailable = '55P03';

async function replaceAll(db: Db, rows: SeedRows): Promise<void> {
  const all = Object.values(tables);
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = '200ms'`);
    const names = all.map((table) => sql.identifier(getTableName(table)));
    await tx.execute(sql`LOCK ${sql.join(names, sql`, `)}`);
    // In one statement: rows refer to each other. TRUNCATE would make new files, which takes more than all the rest.
    const deletes = names.map((name, index) => sql`${sql.identifier(`d${index}`)} AS (DELETE FROM ${name})`);
    await tx.execute(sql`WITH ${sql.join(deletes, sql`, `)} SELECT`);
    await tx.execute(sql`ALTER SEQUENCE ids RESTART`);
    await tx.execute(insertOf(rows));
    await fillKeys(tx);
    // Sessions are gone, and what streams have told.
    await wake(tx, null);
  });
}

/** True until the demo data was loaded once. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.$count(members)) === 0;
}

/** All rows in one statement: for rows as few as these most of the time goes into the statement. */
function insertOf(rows: SeedRows): SQL {
  const parts = Object.entries(rows).flatMap(([name, list]) =>
    list.length === 0 ? [] : [sql`${sql.identifier(`into_${name}`)} AS (${insertInto(name, list)})`],
  );
  return sql`WITH ${sql.join(parts, sql`, `)} SELECT`;
}

function insertInto(name: string, rows: readonly SeedRow[]): SQL {
  const table = tablesByName.get(name);
  if (table === undefined) throw new Error(`The demo data name an unknown table: ${name}`);
  const columns: Record<string, Column> = getTableColumns(table);
  const unknownKey = rows.flatMap((row) => Object.keys(row)).find((key) => !(key in columns));
  if (unknownKey !== undefined)
    throw new Error(`The demo data name an unknown column: ${name}.${unknownKey}`);
  // json_populate_recordset gives null for what a row leaves out, so literal defaults are written out here.
  const defaults = Object.fromEntries(
    Object.entries(columns).flatMap(([key, column]) =>
      column.default === undefined || is(column.default, SQL) ? [] : [[key, column.default]],
    ),
  );
  const complete = rows.map((row) => ({ ...defaults, ...withoutUndefined(row) }));
  const given = Object.keys(columns).filter((key) => complete.some((row) => key in row));
  const list = sql.join(
    given.map((key) => sql.identifier(key)),
    sql`, `,
  );
  const target = sql.identifier(getTableName(table));
  return sql`INSERT INTO ${target} (${list}) SELECT ${list} FROM json_populate_recordset(null::${target}, ${JSON.stringify(complete)}::json)`;
}

const withoutUndefined = (row: SeedRow): SeedRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
