import type { TableName, Tables } from './schema';

/** Rows of the demo data by table; a column left out takes its default, a table left out stays empty. */
export type SeedRows = { [Name in TableName]?: Tables[Name]['$inferInsert'][] };

/** Makes the demo data relative to `now` (demo-data: all dates are relative to the moment of seeding). */
export type BuildSeed = (now: Date) => SeedRows;
