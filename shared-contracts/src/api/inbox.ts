import * as z from 'zod/mini';
import { address, id, moment } from './text';

/** A message of `GET /customers/:uid/inbox_messages`. */
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

/** Body of `PATCH /customers/:uid/inbox_messages/:id`. */
export const messagePatch = z.object({ is_read: z.boolean() });
/** `messageIds` is an older name of `ids`. */
export const messagesDeletion = z.object({
  ids: z.optional(z.array(z.coerce.string())),
  messageIds: z.optional(z.array(z.coerce.string())),
});
/** Answer of `GET /customers/unread_messages_count/`. */
export const unreadCount = z.object({ unread_count: z.number() });
