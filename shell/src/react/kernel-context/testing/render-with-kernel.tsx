import { renderWithHost, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import type { ReactElement } from 'react';
import type { Kernel } from '../../../host/create-host';
import { createSimpleMode } from '../../simple-mode/simple-mode';
import { SimpleModeContext } from '../../simple-mode/simple-mode-context';
import { KernelContext } from '../kernel-context';

/** Renders a part of the shell in a fake host. @param kernel the parts of the kernel that the test is about */
export function renderWithKernel(
  element: ReactElement,
  kernel: Partial<Kernel> = {},
  options: FakeHostOptions = {},
) {
  const mode = createSimpleMode(document.documentElement, () => localStorage);
  const result = renderWithHost(
    <KernelContext.Provider value={kernel as Kernel}>
      <SimpleModeContext.Provider value={mode}>{element}</SimpleModeContext.Provider>
    </KernelContext.Provider>,
    options,
  );
  return { ...result, mode };
}
