import { addDays, dayOf, startOfDay } from '../../platform/calendar/hong-kong';

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
  const today = startOfDay(now);
  const start = (day: number) => addDays(today, day);
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

const dayText = /^D([+-]\d+)?$/;
const momentText = /^D([+-]\d+)? (?:(start|end)|(\d\d):(\d\d))$/;
const agoText = /^(\d+) (h|min) ago$/;

/** The day that a data file means by `D-200`; a date as it is written. */
export function readDay(text: string, moments: Moments): string {
  const relative = dayText.exec(text);
  return relative ? moments.date(Number(relative[1] ?? 0)) : text;
}

/**
 * The moment that a data file means: `D+7 start`, `D end`, `D-2 15:05` or `3 h ago`.
 *
 * @throws Error for any other text
 */
export function readMoment(text: string, moments: Moments): Date {
  const ago = agoText.exec(text);
  if (ago) return moments.hoursAgo(Number(ago[1]) / (ago[2] === 'h' ? 1 : 60));
  const given = momentText.exec(text);
  if (!given) throw new Error(`No moment of the demo data: ${text}`);
  const [, days = '0', edge, hour, minute] = given;
  if (edge === 'start') return moments.start(Number(days));
  if (edge === 'end') return moments.end(Number(days));
  return moments.at(Number(days), Number(hour), Number(minute));
}
