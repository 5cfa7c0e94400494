import { htmlLang, useHost, useLanguage } from '@mrw/shared-contracts';
import { useInsertionEffect, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';
import { I18nProvider } from 'react-aria-components';
// The only way to switch this on; without it buttons inside a shadow root are dead.
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { tellNonce } from './nonce';

enableShadowDOM();

/** What every overlay needs: the language of the page, the portal of the host, its nonce, and shadow roots. */
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
