import { HostRouter, useStateStream } from '@mrw/shared-contracts';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Kernel } from '../host/create-host';
import { nameLanguage } from '../host/language/name-language';
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
  useLayoutEffect(() => {
    nameLanguage(document, language);
  }, [language]);
  return (
    <KernelProviders kernel={kernel}>
      <ConsentContext.Provider value={consent}>
        <HostRouter navigation={host.navigation}>{children}</HostRouter>
      </ConsentContext.Provider>
    </KernelProviders>
  );
}
