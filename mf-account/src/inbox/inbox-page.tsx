import { useHost, useStateStream, useStrings } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { Button, ConfirmDialog, OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { useId, useReducer, useState } from 'react';
import { RefreshList } from '../lists/refresh-list';
import { MasterDetail } from '../master-detail/master-detail';
import { transition } from './editing';
import { InboxList } from './inbox-list';
import s from './inbox.module.css';
import { ReadingPane } from './reading-pane';
import { inboxStrings } from './strings';
import { inboxKey, useDeleteMessages, useInbox, useMarkRead, useUnreadRefresh } from './use-inbox';

/** Two panes on desktop, a list on mobile; Edit allows deleting (§2, §4). */
export default function InboxPage() {
  const t = useStrings(inboxStrings);
  const { notify, bus } = useHost();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const list = useInbox();
  const known = useStateStream(bus.unreadCount$);
  const [mode, send] = useReducer(transition, { kind: 'browsing' });
  const [selected, setSelected] = useState<string | null>(null);
  const { mutate: markRead } = useMarkRead();
  const { mutate: deleteMessages } = useDeleteMessages();
  const refreshUnread = useUnreadRefresh();
  const editing = mode.kind === 'editing';
  const unread = Math.max(known, list.items.filter((message) => !message.is_read).length);
  const summaryId = useId();
  const emptyId = useId();
  const open = list.items.find(({ id }) => id === selected) ?? null;

  const select = (message: InboxMessage) => {
    setSelected(message.id);
    if (!message.is_read) markRead(message.id);
  };
  const remove = () => {
    if (!editing) return;
    send({ kind: 'delete' });
    deleteMessages([...mode.checked], {
      onSuccess: () => {
        send({ kind: 'deleted' });
      },
      onError: () => {
        send({ kind: 'not-deleted' });
        notify.toast(t('notDeleted'), 'failed');
      },
    });
  };

  const summaryOf = () => {
    if (editing) {
      const count = mode.checked.size;
      return count === 0 ? t('chooseToDelete') : t('chosenCount', { count });
    }
    return unread > 0 && list.state === 'ready' ? t('unreadCount', { count: unread }) : null;
  };
  const summary = summaryOf();

  return (
    <PageLayout
      title={t('title')}
      actions={
        <>
          {!editing && <RefreshList lists={inboxKey} more={refreshUnread} />}
          {editing && (
            <Button
              variant="danger"
              icon="trash"
              disabled={mode.checked.size === 0}
              // The summary is as near as a line of its own, and the toolbar stays one line high.
              aria-describedby={summaryId}
              onClick={() => send({ kind: 'ask' })}
            >
              {t('delete')}
            </Button>
          )}
          <Button
            variant="outline"
            disabled={list.items.length === 0}
            aria-describedby={list.state === 'empty' ? emptyId : undefined}
            onClick={() => send({ kind: editing ? 'cancel' : 'edit' })}
          >
            {t(editing ? 'cancel' : 'edit')}
          </Button>
        </>
      }
    >
      <OfflineStrip savedAt={list.readAt} />
      {summary !== null && (
        <p id={summaryId} className={s.summary}>
          {summary}
        </p>
      )}
      <MasterDetail
        ref={setPane}
        scroll="pane"
        detailLabel={t('message')}
        list={
          <InboxList
            list={list}
            emptyId={emptyId}
            mode={mode}
            selected={selected}
            pane={pane}
            onCheck={(id, on) => send({ kind: 'check', id, on })}
            onSelect={select}
          />
        }
        detail={list.state === 'ready' ? <ReadingPane message={open} /> : null}
      />
      <ConfirmDialog
        open={editing && mode.asking}
        title={t('deleteTitle')}
        message={t('deleteQuestion', { count: editing ? mode.checked.size : 0 })}
        confirmLabel={t('delete')}
        tone="danger"
        busy={editing && mode.deleting}
        onConfirm={remove}
        onClose={() => send({ kind: 'close-question' })}
      />
    </PageLayout>
  );
}
