import type { InboxMode } from './editing';

export type InboxSummary = { key: 'chooseToDelete' | 'chosenCount' | 'unreadCount'; count: number };

/**
 * The line above the list: how many messages are chosen while editing, how many are unread otherwise.
 *
 * @param unread null while the list is not shown
 */
export function inboxSummary(mode: InboxMode, unread: number | null): InboxSummary | null {
  if (mode.kind === 'editing') {
    const count = mode.checked.size;
    return { key: count === 0 ? 'chooseToDelete' : 'chosenCount', count };
  }
  return unread ? { key: 'unreadCount', count: unread } : null;
}
