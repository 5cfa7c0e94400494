import { useHost, useStrings } from '@mrw/shared-contracts';
import type { InboxMessage } from '@mrw/shared-contracts/api/inbox';
import { Button, useOfflineReason } from '@mrw/shared-ui';
import type { InboxEvent, InboxMode } from './editing';
import { inboxStrings } from './strings';
import { useRef } from 'react';
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
  const place = useRef<HTMLSpanElement>(null);
  const { mutate, isPending } = useMarkAllRead({
    done: ({ marked, complete }) => {
      if (complete) {
        notify.toast(t('allRead'));
        toHeading(place.current);
      } else notify.toast(t('someRead', { count: marked }), 'failed');
    },
    failed: () => {
      notify.toast(t('noneRead'), 'failed');
    },
  });
  return (
    <span ref={place}>
      <Button
        variant="quiet"
        busy={isPending}
        disabled={offline !== null}
        disabledReason={offline}
        onClick={() => {
          mutate();
        }}
      >
        {t('markAllRead')}
      </Button>
    </span>
  );
}

/** The button goes with the last unread message, and would take the focus along. */
function toHeading(place: HTMLElement | null): void {
  const heading = document.querySelector('h1');
  if (!heading || !place?.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
