import { useHost, useStrings } from '@mrw/shared-contracts';
import { ConfirmDialog } from '@mrw/shared-ui';
import { useState } from 'react';
import { useFailedWrite } from '../common/calls/use-failed-write';
import type { InboxEvent, InboxMode } from './editing';
import { inboxStrings } from './strings';
import { useDeleteMessages } from './use-inbox';

/** Deletes the chosen messages after a question. */
export function DeleteMessages({ mode, send }: { mode: InboxMode; send(event: InboxEvent): void }) {
  const t = useStrings(inboxStrings);
  const { notify } = useHost();
  const messageOf = useFailedWrite();
  const { send: deleteMessages } = useDeleteMessages();
  const editing = mode.kind === 'editing';
  // The question keeps its number while it closes.
  const [count, setCount] = useState(0);
  if (editing && mode.asking && mode.checked.size !== count) setCount(mode.checked.size);
  const remove = () => {
    if (!editing) return;
    send({ kind: 'delete' });
    deleteMessages([...mode.checked], {
      onDone: () => {
        send({ kind: 'deleted' });
        notify.toast(t('deleted', { count: mode.checked.size }));
      },
      onFailed: (error) => {
        send({ kind: 'not-deleted' });
        notify.toast(messageOf(error, t('notDeleted')), 'failed');
      },
    });
  };
  return (
    <ConfirmDialog
      open={editing && mode.asking}
      title={t('deleteTitle')}
      message={t('deleteQuestion', { count })}
      confirmLabel={t('delete')}
      tone="danger"
      busy={editing && mode.deleting}
      onConfirm={remove}
      onClose={() => send({ kind: 'close-question' })}
    />
  );
}
