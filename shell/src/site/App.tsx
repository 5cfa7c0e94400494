import { createQueryClient, HostProvider, htmlLang, useStateStream } from '@mrw/shared-contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import type { Kernel } from '../host/create-host';
import type { Consent } from '../cookie-consent/consent';
import { ConsentContext, KernelContext } from './kernel-context';

type Props = {
  kernel: Kernel;
  consent: Consent;
  router: ComponentProps<typeof RouterProvider>['router'];
};

export function App({ kernel, consent, router }: Props) {
  const { host } = kernel;
  const [queries] = useState(createQueryClient);
  const language = useStateStream(host.language$);
  useEffect(() => {
    document.documentElement.lang = htmlLang[language];
    document.title = host.config.appName[language];
  }, [host, language]);
  return (
    <KernelContext.Provider value={kernel}>
      <HostProvider host={host}>
        <I18nextProvider i18n={host.i18n}>
          <QueryClientProvider client={queries}>
            <ConsentContext.Provider value={consent}>
              <RouterProvider router={router} useTransitions={false} />
            </ConsentContext.Provider>
          </QueryClientProvider>
        </I18nextProvider>
      </HostProvider>
    </KernelContext.Provider>
  );
}
