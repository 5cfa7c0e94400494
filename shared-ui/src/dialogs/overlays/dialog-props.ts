import type { ReactNode } from 'react';

/** Properties of a dialog. */
export type DialogProps = {
  open: boolean;
  /** Called for Esc, the close button and a press outside. */
  onClose(): void;
  title: string;
  children?: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /** Desktop width: 480 px, or 640 px for tables and pickers. */
  size?: 'regular' | 'large';
  /** `alertdialog` when an answer is required: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** False while an action is running: nothing closes it. */
  closable?: boolean;
};

export type DialogLayerProps = DialogProps & {
  /** On desktop a dialog is centred and a sheet is at the right edge; on phones both slide in from the bottom. */
  look: 'dialog' | 'sheet';
};
