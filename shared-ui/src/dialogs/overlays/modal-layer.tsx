import { htmlLang, useLanguage } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { classes } from '../../classes';
import s from './layer.module.css';
import { useTopLayer } from './open-layers';
import { OverlayFrame } from './overlay-frame';

export type ModalLayerProps = {
  open: boolean;
  onClose(): void;
  /** A press outside closes. */
  dismissable: boolean;
  /** Esc closes. */
  closable: boolean;
  scrimClass: string | undefined;
  modalClass: string | undefined;
  children: ReactNode;
};

/** The modal behaviour of every overlay. */
export function ModalLayer({
  open,
  onClose,
  dismissable,
  closable,
  scrimClass,
  modalClass,
  children,
}: ModalLayerProps) {
  const lang = htmlLang[useLanguage()];
  const top = useTopLayer(open);
  return (
    <OverlayFrame>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        isDismissable={dismissable}
        isKeyboardDismissDisabled={!closable}
        className={classes(scrimClass, !top && s.beneath) ?? ''}
      >
        <Modal className={modalClass ?? ''} data-sheet="">
          <div lang={lang} className={s.language}>
            {children}
          </div>
        </Modal>
      </ModalOverlay>
    </OverlayFrame>
  );
}
