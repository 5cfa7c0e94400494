import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';

/** A message as the API sends it, read and without a link. */
export const sampleMessage = (id: string, changes: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  title: `Message ${id}`,
  content: `Content ${id}`,
  creation_date: '2026-11-20T10:00:00+08:00',
  is_read: true,
  url: null,
  url_disabled: false,
  photo_url: null,
  open_track_url: null,
  click_track_url: null,
  ...changes,
});
