import { useStateStream } from '@mrw/shared-contracts';
import { createContext, useContext } from 'react';
import type { SimpleMode } from './simple-mode';

export const SimpleModeContext = createContext<SimpleMode | null>(null);

/** Whether simple mode is on, and the switch. */
export function useSimpleMode(): { on: boolean; choose: SimpleMode['choose'] } {
  const mode = useContext(SimpleModeContext);
  if (!mode) throw new Error('useSimpleMode needs the SimpleModeContext of the shell above it.');
  return { on: useStateStream(mode.on$), choose: mode.choose };
}
