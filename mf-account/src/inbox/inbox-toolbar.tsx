import { useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { RefreshList } from '../common/lists/refresh-list';
import type { InboxEvent, InboxMode } from './editing';
import { inboxStrings } from './strings';
import { inboxKey, useInboxChanged } from './use-inbox';

type Props = {
  mode: InboxMode;
  empty: boolean;
  /** There is nothing to edit. */
  disabled: boolean;
  /** Ids of the texts that describe the buttons. */
  summaryId: string;
  emptyId: string;
  send(event: InboxEvent): void;
};

/** Refresh and Edit; while editing Delete and Cancel. */
export function InboxToolbar({ mode, empty, disabled, summaryId, emptyId, send }: Props) {
  const t = useStrings(inboxStrings);
  const inboxChanged = useInboxChanged();
  const editing = mode.kind === 'editing';
  return (
    <>
      {!editing && <RefreshList lists={inboxKey} onRefresh={inboxChanged} />}
      {editing && (
        <Button
          variant="danger"
          icon="trash"
          disabled={mode.checked.size === 0}
          // The summary describes the button, so the toolbar stays one line high.
          aria-describedby={summaryId}
          onClick={() => send({ kind: 'ask' })}
        >
          {t('delete')}
        </Button>
      )}
      <Button
        variant="outline"
        disabled={disabled}
        aria-describedby={empty ? emptyId : undefined}
        onClick={() => send({ kind: editing ? 'cancel' : 'edit' })}
      >
        {t(editing ? 'cancel' : 'edit')}
      </Button>
    </>
  );
}
