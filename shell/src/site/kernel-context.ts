import { createContext, useContext } from 'react';
import type { Kernel } from '../host/create-host';

export const KernelContext = createContext<Kernel | null>(null);

/** What only the shell may see of the host; remotes get the host context. */
export function useKernel(): Kernel {
  const kernel = useContext(KernelContext);
  if (!kernel) throw new Error('useKernel needs the KernelContext of the shell above it.');
  return kernel;
}
