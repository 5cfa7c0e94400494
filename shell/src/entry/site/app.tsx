import { HostRouter, useStateStream } from '@mrw/shared-contracts';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Consent } from '../../react/cookie-consent/consent';
import type { Kernel } from '../../host/create-host';
import { nameLanguage } from '../../host/language/name-language';
import { KernelProviders } from '../../react/kernel-context/kernel-providers';
import { ConsentContext } from '../../react/kernel-context/kernel-context';

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
