import { createContext, useContext } from 'react';
import type { Consent } from '../cookie-consent/consent';
import type { Kernel } from '../../host/create-host';

export const KernelContext = createContext<Kernel | null>(null);

/** The part of the host for the shell only; remotes get the host context. */
export function useKernel(): Kernel {
  const kernel = useContext(KernelContext);
  if (!kernel) throw new Error('useKernel needs the KernelContext of the shell above it.');
  return kernel;
}

export const ConsentContext = createContext<Consent | null>(null);

/** Stores the cookie choice; remotes can only read it. */
export function useConsent(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('useConsent needs the ConsentContext of the shell above it.');
  return consent;
}
