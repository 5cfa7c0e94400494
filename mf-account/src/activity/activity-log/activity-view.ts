import type { Language } from '@mrw/shared-contracts';
import type { Activity, ActivityType } from '@mrw/shared-contracts/api/activity-log';
import type { PerLanguage } from '@mrw/shared-contracts/api/text';
import type { IconName } from '@mrw/shared-ui';
import { formatInteger, hongKongDay, toMilliseconds } from '@mrw/shared-ui/formatters';
import { activityIcons, isActivityType } from './activity-icons';

type Amount = { unit: 'points' | 'pp' | 'stamps' | 'cash'; text: string; count: number };

export type ActivityView = {
  id: string;
  time: string;
  icon: IconName;
  /** Null: a type this version does not know, shown by its own name. */
  type: ActivityType | null;
  name: string;
  subTitle: string | null;
  amounts: readonly Amount[];
  /** The coupon that was added or removed, when the sub-title is about something else. */
  coupon: string | null;
};

/** Types that subtract, regardless of the sign of the number in the entry. */
const burns: ReadonlySet<string> = new Set([
  'COUPON_REDEEMED',
  'TICKET_REDEEMED',
  'POINTS_REMOVED_BY_ADMIN',
  'POINTS_RECALLED_BY_ADMIN',
  'POINTS_AUTO_REMOVED',
  'POINTS_EXPIRED',
  'STAMP_EXPIRED',
  'CASH_DOLLAR_USED',
  'REWARD_RECALLED',
]);

/** The points of an entry as they move the balance. */
export function signedPoints({ activity_type, log_info: { points } }: Activity): number {
  const value = points ?? 0;
  return burns.has(activity_type) ? -Math.abs(value) : value;
}

/** What an entry shows: icon, title, what it was about, and what was earned or burnt (§3). */
export function activityView(entry: Activity, language: Language): ActivityView {
  const { log_info: info, activity_type: name } = entry;
  const type = isActivityType(name) ? name : null;
  const burn = burns.has(name);
  const coupon = inLanguage(info.coupon_name, language);
  const subTitle =
    [
      inLanguage(info.new_level_name, language),
      inLanguage(info.campaign_name, language),
      coupon,
      info.content,
      info.coupon,
    ].find(Boolean) ?? null;
  return {
    id: entry.id,
    time: entry.activity_time,
    icon: type ? activityIcons[type] : 'info',
    type,
    name,
    subTitle,
    amounts: [
      amount('points', info.points, burn, '+'),
      amount('pp', info.tpe, burn, ''),
      amount('stamps', info.stamps, burn, ''),
      amount('cash', info.cash_dollar, false, ''),
    ].flatMap((found) => found ?? []),
    coupon: coupon && coupon !== subTitle ? coupon : null,
  };
}

/**
 * Entries by day in Hong Kong, in the order of the list: newest first. Without a readable time the
 * day is empty.
 */
export function byDay(entries: readonly ActivityView[]): { day: string; entries: ActivityView[] }[] {
  const days = new Map<string, ActivityView[]>();
  for (const entry of entries) {
    const day = Number.isNaN(toMilliseconds(entry.time)) ? '' : hongKongDay(entry.time);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, list]) => ({ day, entries: list }));
}

function amount(
  unit: Amount['unit'],
  value: number | null | undefined,
  burn: boolean,
  plus: string,
): Amount | null {
  if (!value) return null;
  const sign = burn || value < 0 ? '-' : plus;
  return { unit, text: sign + formatInteger(Math.abs(value)), count: Math.abs(value) };
}

/** English stands in where a language is missing or empty (§3). */
function inLanguage(names: PerLanguage | null | undefined, language: Language): string | undefined {
  const known: Partial<Record<Language, string>> = names ?? {};
  return known[language] || known.en;
}
