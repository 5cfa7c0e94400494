import * as access from './schema/access';
import * as coupons from './schema/coupons';
import * as live from './schema/live';
import * as members from './schema/members';
import * as offers from './schema/offers';
import * as passes from './schema/passes';
import * as places from './schema/places';
import * as points from './schema/points';
import * as push from './schema/push';
import * as telemetry from './schema/telemetry';

/** Every table by its name in the database; column keys are the column names. */
export const tables = {
  ...members,
  ...access,
  ...points,
  ...places,
  ...offers,
  ...coupons,
  ...telemetry,
  ...live,
  ...push,
  ...passes,
};
export type Tables = typeof tables;
export type TableName = keyof Tables;
/** A row as the database gives it. */
export type Row<Name extends TableName> = Tables[Name]['$inferSelect'];
