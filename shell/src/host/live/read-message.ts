import { liveEvents, type LiveEventName, type LiveMessage } from '@mrw/shared-contracts/api/live-events';
import * as z from 'zod/mini';

const named = <Name extends LiveEventName>(event: Name) =>
  z.object({ event: z.literal(event), news: liveEvents[event] });

const liveMessage = z.union([
  named('payment'),
  named('coupon'),
  named('ticket'),
  named('points'),
  named('claim'),
  named('unread'),
  named('resync'),
]);

/** @returns null for what is no message of the contract: another version of the API may have more */
export const readMessage = (value: unknown): LiveMessage | null => liveMessage.safeParse(value).data ?? null;

/** @param data JSON */
export function messageIn(event: string | undefined, data: string): LiveMessage | null {
  try {
    const news: unknown = JSON.parse(data);
    return readMessage({ event, news });
  } catch {
    return null;
  }
}
