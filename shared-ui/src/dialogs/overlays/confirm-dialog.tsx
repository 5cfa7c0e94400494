import { useStrings } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { Button } from '../../controls/buttons/button';
import { Dialog } from './dialog';
import { overlayStrings } from './strings';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  message: ReactNode;
  confirmLabel: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  onConfirm(): void;
  onClose(): void;
  tone?: 'regular' | 'danger';
  /** The action is running: the dialog stays until its owner closes it. */
  busy?: boolean;
  busyLabel?: string;
};

/**
 * Asks for confirmation before an action that costs something or cannot be undone.
 *
 * @example
 * ```tsx
 * import { Button, ConfirmDialog } from '@mrw/shared-ui';
 * import { useState } from 'react';
 *
 * export function DeleteButton({ onDelete }: { onDelete(): void }) {
 *   const [open, setOpen] = useState(false);
 *   const close = () => setOpen(false);
 *   const texts = { title: 'Delete this message?', message: 'It cannot be undone.', confirmLabel: 'Delete' };
 *   return (
 *     <>
 *       <Button onClick={() => setOpen(true)}>Delete</Button>
 *       <ConfirmDialog {...texts} tone="danger" open={open} onClose={close} onConfirm={onDelete} />
 *     </>
 *   );
 * }
 * ```
 */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  tone = 'regular',
  busy = false,
  busyLabel,
}: ConfirmDialogProps) {
  const t = useStrings(overlayStrings);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      closable={!busy}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'filled'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}
