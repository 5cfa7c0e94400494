import { comparisonKey, emailKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { and, asc, getTableName, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './connect';
import { members } from './schema/members';
import { claims, gift_cards } from './schema/points';

type Keyed = {
  id: PgColumn;
  text: PgColumn;
  key: PgColumn;
  keyOf: (text: string) => string;
  /** The key is unique among the rows with the same value here. */
  within?: PgColumn;
};

/** Every column that is unique by its comparison key (Q-196). The key is written with the text. */
const keyed: readonly Keyed[] = [
  {
    id: claims.id,
    text: claims.invoice_id,
    key: claims.invoice_key,
    keyOf: comparisonKey,
    within: claims.store_id,
  },
  { id: members.id, text: members.email_address, key: members.email_key, keyOf: emailKey },
  { id: gift_cards.code, text: gift_cards.code, key: gift_cards.code_key, keyOf: comparisonKey },
];

/** Rows that stay without a key, since an older row has it; `ids` is empty where the id is a secret. */
export type Collision = { table: string; rows: number; ids: string[] };

/**
 * Fills the keys of rows that were stored before there were keys, and of demo data.
 *
 * @returns the rows that are the same as an older one by their key: they stay as they are, and are asked again at the
 *   next start
 */
export async function fillKeys(tx: Db): Promise<Collision[]> {
  const collisions: Collision[] = [];
  for (const column of keyed) {
    const left = await fillColumn(tx, column);
    if (left.length === 0) continue;
    const ids = column.id === column.text ? [] : left;
    collisions.push({ table: getTableName(column.key.table), rows: left.length, ids });
  }
  return collisions;
}

/** @returns ids of the rows that got no key */
async function fillColumn(tx: Db, { id, text, key, keyOf, within }: Keyed): Promise<string[]> {
  const table = key.table;
  const group = within ?? sql`0`;
  const rows = await tx
    .select({ id: sql<string>`${id}::text`, text: sql<string>`${text}`, group: sql<number>`${group}` })
    .from(table)
    .where(and(isNull(key), isNotNull(text)))
    .orderBy(asc(id));
  if (rows.length === 0) return [];
  // A text that is written as its key keeps it before all others: nobody else can have meant it.
  const plainFirst = rows
    .map((row) => ({ ...row, key: keyOf(row.text) }))
    .toSorted((a, b) => Number(b.text.toLowerCase() === b.key) - Number(a.text.toLowerCase() === a.key));
  const first = new Map(plainFirst.toReversed().map((row) => [`${row.group} ${row.key}`, row]));
  const given = JSON.stringify([...first.values()].map((row) => ({ id: row.id, key: row.key })));
  const taken = sql`SELECT 1 FROM ${table} AS "other" WHERE "other".${sql.identifier(key.name)} = "given"."key"
    ${within === undefined ? sql`` : sql`AND "other".${sql.identifier(within.name)} = ${within}`}`;
  await tx.execute(sql`UPDATE ${table} SET ${sql.identifier(key.name)} = "given"."key"
    FROM json_to_recordset(${given}::json) AS "given"("id" text, "key" text)
    WHERE ${id}::text = "given"."id" AND NOT EXISTS (${taken})`);
  const left = await tx
    .select({ id: sql<string>`${id}::text` })
    .from(table)
    .where(and(isNull(key), isNotNull(text)))
    .orderBy(asc(id));
  return left.map((row) => row.id);
}
