import type { PushKind } from '@mrw/shared-contracts/api/push';
import { startOfDay } from '../calendar/hong-kong';

const hour = 3_600_000;
const day = 24 * hour;

type Way = {
  /** Milliseconds after which it says nothing new. */
  lasts: number;
  urgency: 'high' | 'normal' | 'low';
  /** What has just happened at a till is told at night too. */
  atNight: boolean;
};

export const ways: Readonly<Record<PushKind, Way>> = {
  payment: { lasts: hour, urgency: 'high', atNight: true },
  used: { lasts: hour, urgency: 'high', atNight: true },
  claim: { lasts: 3 * day, urgency: 'normal', atNight: false },
  gift: { lasts: 3 * day, urgency: 'normal', atNight: false },
  expiry: { lasts: 3 * day, urgency: 'low', atNight: false },
};

/** When a message may go out: from 22:00 to 08:00 in Hong Kong most wait for the morning. */
export function dueAt(kind: PushKind, now: Date): Date {
  const begin = startOfDay(now).getTime();
  const passed = now.getTime() - begin;
  if (ways[kind].atNight || (passed >= 8 * hour && passed < 22 * hour)) return now;
  return new Date(begin + (passed < 8 * hour ? 8 : 32) * hour);
}

const mostTries = 8;

/** When a message that was not taken is tried again; null: not any more. @param wait seconds that the service asked for */
export function retryAt(
  { kind, tries, ends_at }: { kind: PushKind; tries: number; ends_at: Date },
  wait: number | null,
  now: Date,
): Date | null {
  const pause = Math.max(wait ?? 0, 5 * 4 ** Math.min(tries, 5));
  const next = dueAt(kind, new Date(now.getTime() + pause * 1000));
  return tries >= mostTries || next >= ends_at ? null : next;
}
