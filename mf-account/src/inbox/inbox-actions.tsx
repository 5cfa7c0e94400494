import { useHost, useStrings } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { Button, useOfflineReason } from '@mrw/shared-ui';
import type { InboxEvent, InboxMode } from './editing';
import { inboxStrings } from './strings';
import { useMarkAllRead } from './use-inbox';

type Props = { mode: InboxMode; messages: readonly InboxMessage[]; send(event: InboxEvent): void };

/** Beside the summary: all messages are read, or all that are shown are chosen. */
export function InboxActions({ mode, messages, send }: Props) {
  const t = useStrings(inboxStrings);
  if (mode.kind === 'browsing') return <MarkAllRead />;
  const ids = messages.map(({ id }) => id);
  const on = !ids.every((id) => mode.checked.has(id));
  return (
    <Button variant="quiet" onClick={() => send({ kind: 'check', ids, on })}>
      {t(on ? 'chooseAll' : 'chooseNone')}
    </Button>
  );
}

function MarkAllRead() {
  const t = useStrings(inboxStrings);
  const { notify } = useHost();
  const offline = useOfflineReason();
  const { mutate, isPending } = useMarkAllRead();
  const mark = () => {
    mutate(undefined, {
      onSuccess: ({ marked, complete }) => {
        if (complete) notify.toast(t('allRead'));
        else notify.toast(t('someRead', { count: marked }), 'failed');
      },
      onError: () => {
        notify.toast(t('noneRead'), 'failed');
      },
    });
  };
  return (
    <Button
      variant="quiet"
      busy={isPending}
      disabled={offline !== null}
      disabledReason={offline}
      onClick={mark}
    >
      {t('markAllRead')}
    </Button>
  );
}
