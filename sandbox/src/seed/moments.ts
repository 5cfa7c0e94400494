import { addDays, dayOf, startOfDay } from '../calendar/hong-kong';

/** The moments of the demo data, relative to the day of seeding D in Hong Kong. */
export type Moments = {
  readonly now: Date;
  /** Start of D + n. */
  start(day: number): Date;
  /** Last second of D + n. */
  end(day: number): Date;
  /** A time of day on D + n; for n = 0 never later than now. */
  at(day: number, hour: number, minute?: number): Date;
  hoursAgo(hours: number): Date;
  /** `YYYY-MM-DD` of D + n. */
  date(day: number): string;
};

export function momentsFrom(now: Date): Moments {
  const start = (day: number) => addDays(startOfDay(now), day);
  const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
  return {
    now,
    start,
    end: (day) => later(start(day + 1), -1000),
    at: (day, hour, minute = 0) => {
      const moment = later(start(day), (hour * 60 + minute) * 60_000);
      return day === 0 && moment > now ? now : moment;
    },
    hoursAgo: (hours) => later(now, -hours * 3_600_000),
    date: (day) => dayOf(start(day)),
  };
}
