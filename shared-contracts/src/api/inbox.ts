import * as z from 'zod/mini';
import { address, id, moment } from './text';

export const inboxMessage = z.object({
  id,
  title: z.string(),
  content: z.string(),
  creation_date: moment,
  is_read: z.boolean(),
  url: address,
  /** The link is no longer valid. */
  url_disabled: z.boolean(),
  photo_url: address,
  open_track_url: address,
  click_track_url: address,
});
export type InboxMessage = z.infer<typeof inboxMessage>;

export const messagePatch = z.object({ is_read: z.boolean() });
/** `messageIds` is an older name of `ids`. */
export const messagesDeletion = z.object({
  ids: z.optional(z.array(z.coerce.string())),
  messageIds: z.optional(z.array(z.coerce.string())),
});
export const unreadCount = z.object({ unread_count: z.number() });
