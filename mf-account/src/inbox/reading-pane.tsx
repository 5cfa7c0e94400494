import { useStrings } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { EmptyState } from '@mrw/shared-ui';
import s from './inbox.module.css';
import { MessageView } from './message-view';
import { inboxStrings } from './strings';

/** The message beside the list. */
export function ReadingPane({ message }: { message: InboxMessage | null }) {
  const t = useStrings(inboxStrings);
  if (!message) return <EmptyState illustration="inbox" message={t('choose')} />;
  return <MessageView message={message} heading={(title) => <h2 className={s.title}>{title}</h2>} />;
}
