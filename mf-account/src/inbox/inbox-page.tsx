import { useHost, useKept, useStateStream, useStrings } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { useId, useState } from 'react';
import { MasterDetail } from '../common/master-detail/master-detail';
import { DeleteMessages } from './delete-messages';
import { transition, type InboxEvent, type InboxMode } from './editing';
import { InboxList } from './inbox-list';
import { inboxSummary } from './inbox-summary';
import { InboxActions } from './inbox-actions';
import { InboxToolbar } from './inbox-toolbar';
import s from './inbox.module.css';
import { ReadingPane } from './reading-pane';
import { inboxStrings } from './strings';
import { useInbox, useMarkRead } from './use-inbox';

/** Two panes on desktop, a list on mobile; Edit allows deleting (§2, §4). */
export default function InboxPage() {
  const t = useStrings(inboxStrings);
  const { bus } = useHost();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const list = useInbox();
  const known = useStateStream(bus.unreadCount$);
  const [mode, setMode] = useKept<InboxMode>('mode', { kind: 'browsing' });
  const send = (event: InboxEvent) => {
    setMode((now) => transition(now, event));
  };
  const [selected, setSelected] = useKept<string | null>('open message', null);
  const { mutate: markRead } = useMarkRead();
  const unread = Math.max(known, list.items.filter((message) => !message.is_read).length);
  const summaryId = useId();
  const emptyId = useId();
  const open = list.items.find(({ id }) => id === selected) ?? null;

  const select = (message: InboxMessage) => {
    setSelected(message.id);
    if (!message.is_read) markRead(message.id);
  };
  const summary = inboxSummary(mode, list.state === 'ready' ? unread : null);

  return (
    <PageLayout
      title={t('title')}
      actions={
        <InboxToolbar
          mode={mode}
          empty={list.state === 'empty'}
          disabled={list.items.length === 0}
          summaryId={summaryId}
          emptyId={emptyId}
          send={send}
        />
      }
    >
      <OfflineStrip savedAt={list.readAt} />
      {summary !== null && (
        <div className={s.summary}>
          <p id={summaryId}>{t(summary.key, { count: summary.count })}</p>
          <InboxActions mode={mode} messages={list.items} send={send} />
        </div>
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
            onCheck={(id, on) => send({ kind: 'check', ids: [id], on })}
            onSelect={select}
          />
        }
        detail={list.state === 'ready' ? <ReadingPane message={open} /> : null}
      />
      <DeleteMessages mode={mode} send={send} />
    </PageLayout>
  );
}
