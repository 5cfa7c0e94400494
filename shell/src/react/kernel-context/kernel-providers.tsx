import { createQueryClient, HostProvider } from '@mrw/shared-contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Kernel } from '../../host/create-host';
import { KernelContext } from './kernel-context';

/** The providers of every part that the host renders, on the site and inside a partner site. */
export function KernelProviders({ kernel, children }: { kernel: Kernel; children: ReactNode }) {
  const { host } = kernel;
  const [queries] = useState(createQueryClient);
  return (
    <KernelContext.Provider value={kernel}>
      <HostProvider host={host}>
        <I18nextProvider i18n={host.i18n}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </I18nextProvider>
      </HostProvider>
    </KernelContext.Provider>
  );
}
