import { htmlLang, useStateStream } from '@mrw/shared-contracts';
import { useEffect, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Kernel } from '../host/create-host';
import type { Consent } from '../cookie-consent/consent';
import { ConsentContext } from './kernel-context';
import { KernelProviders } from './KernelProviders';

type Props = {
  kernel: Kernel;
  consent: Consent;
  router: ComponentProps<typeof RouterProvider>['router'];
};

export function App({ kernel, consent, router }: Props) {
  const { host } = kernel;
  const language = useStateStream(host.language$);
  useEffect(() => {
    document.documentElement.lang = htmlLang[language];
    document.title = host.config.appName[language];
  }, [host, language]);
  return (
    <KernelProviders kernel={kernel}>
      <ConsentContext.Provider value={consent}>
        <RouterProvider router={router} useTransitions={false} />
      </ConsentContext.Provider>
    </KernelProviders>
  );
}
