/** Business days are calendar days in Hong Kong, which has no daylight saving: always +08:00. */
const offsetMs = 8 * 3_600_000;
const dayMs = 86_400_000;

/** @returns `YYYY-MM-DD` in Hong Kong */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);

/** @returns `2026-11-21T18:00:00+08:00` */
export const isoMoment = (moment: Date): string =>
  `${new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19)}+08:00`;

/** Whole calendar days from one moment to another; negative when `to` is an earlier day. */
export const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / dayMs;

export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);
export const addSeconds = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000);

/** First moment of the day in Hong Kong. */
export const startOfDay = (moment: Date): Date => new Date(Date.parse(`${dayOf(moment)}T00:00:00+08:00`));
