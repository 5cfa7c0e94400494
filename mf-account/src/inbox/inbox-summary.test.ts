import type { InboxMode } from './editing';
import { inboxSummary, type InboxSummary } from './inbox-summary';

const browsing: InboxMode = { kind: 'browsing' };
const editing = (...ids: string[]): InboxMode => ({
  kind: 'editing',
  checked: new Set(ids),
  asking: false,
  deleting: false,
});

test.each<[string, InboxMode, number | null, InboxSummary | null]>([
  ['browsing without the list', browsing, null, null],
  ['browsing, all read', browsing, 0, null],
  ['browsing with unread messages', browsing, 2, { key: 'unreadCount', count: 2 }],
  ['editing with nothing chosen', editing(), 2, { key: 'chooseToDelete', count: 0 }],
  ['editing with messages chosen', editing('1', '2', '3'), 2, { key: 'chosenCount', count: 3 }],
])('the summary of the inbox: %s', (_, mode, unread, summary) => {
  expect(inboxSummary(mode, unread)).toEqual(summary);
});
