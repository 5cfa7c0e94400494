import { htmlLang, useHost, useLanguage } from '@mrw/shared-contracts';
import { useInsertionEffect, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';
import { I18nProvider } from 'react-aria-components';
// The only way to enable this; without it buttons inside a shadow root do not work.
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { tellNonce } from './nonce';

enableShadowDOM();

/** The context of every overlay: language of the page, portal of the host, nonce, and shadow roots. */
export function OverlayFrame({ children }: { children: ReactNode }) {
  const { root } = useHost();
  const lang = htmlLang[useLanguage()];
  useInsertionEffect(() => {
    tellNonce(root.nonce);
  }, [root.nonce]);
  return (
    <I18nProvider locale={lang}>
      <UNSAFE_PortalProvider getContainer={() => root.portal}>{children}</UNSAFE_PortalProvider>
    </I18nProvider>
  );
}
