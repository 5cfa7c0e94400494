import { HostRouter, htmlLang, useStateStream } from '@mrw/shared-contracts';
import { useEffect, type ReactNode } from 'react';
import type { Kernel } from '../host/create-host';
import type { Consent } from '../cookie-consent/consent';
import { ConsentContext } from './kernel-context';
import { KernelProviders } from './KernelProviders';

type Props = {
  kernel: Kernel;
  consent: Consent;
  children: ReactNode;
};

export function App({ kernel, consent, children }: Props) {
  const { host } = kernel;
  const language = useStateStream(host.language$);
  useEffect(() => {
    document.documentElement.lang = htmlLang[language];
  }, [language]);
  return (
    <KernelProviders kernel={kernel}>
      <ConsentContext.Provider value={consent}>
        <HostRouter navigation={host.navigation}>{children}</HostRouter>
      </ConsentContext.Provider>
    </KernelProviders>
  );
}
