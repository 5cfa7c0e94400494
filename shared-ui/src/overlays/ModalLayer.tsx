import { htmlLang, useHost, useLanguage } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { UNSAFE_PortalProvider } from 'react-aria';
// The only way to switch this on; without it buttons inside a shadow root are dead.
import { enableShadowDOM } from 'react-stately/private/flags/flags';

enableShadowDOM();

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

/** The modal behaviour of every overlay, drawn in the portal of the host, also inside a shadow root. */
export function ModalLayer({
  open,
  onClose,
  dismissable,
  closable,
  scrimClass,
  modalClass,
  children,
}: ModalLayerProps) {
  const { root } = useHost();
  const lang = htmlLang[useLanguage()];
  return (
    <I18nProvider locale={lang}>
      <UNSAFE_PortalProvider getContainer={() => root.portal}>
        <ModalOverlay
          isOpen={open}
          onOpenChange={(next) => {
            if (!next) onClose();
          }}
          isDismissable={dismissable}
          isKeyboardDismissDisabled={!closable}
          className={scrimClass ?? ''}
        >
          <Modal className={modalClass ?? ''}>
            <div lang={lang} style={{ display: 'contents' }}>
              {children}
            </div>
          </Modal>
        </ModalOverlay>
      </UNSAFE_PortalProvider>
    </I18nProvider>
  );
}
