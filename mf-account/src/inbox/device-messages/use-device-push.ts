import {
  useHost,
  useStateStream,
  useStrings,
  type DevicePush,
  type PushChoice,
  type PushState,
} from '@mrw/shared-contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceMessageStrings } from './strings';

/** The messages of this device; their code is loaded when they are first shown. */
export function usePush(load: () => Promise<DevicePush>) {
  return useQuery({
    queryKey: ['device-push'],
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    queryFn: async () => ({ push: await load() }),
  });
}

export const everyKind = ['payment', 'used', 'claim', 'gift', 'expiry'] as const;

/** What the member has chosen on this device, and the change of it. */
export function useChoice(push: DevicePush) {
  const t = useStrings(deviceMessageStrings);
  const { notify, telemetry } = useHost();
  const state: PushState = useStateStream(push.state$);
  const [change, setChange] = useState<'settled' | 'busy' | 'failed' | 'refused'>('settled');
  const choose = async (choice: PushChoice | null) => {
    setChange('busy');
    try {
      if (choice === null || choice.kinds.length === 0) await push.turnOff();
      else await push.turnOn(choice);
      setChange('settled');
      if (choice && state.kind !== 'on' && push.state$.value.kind === 'on') notify.toast(t('on'));
    } catch (error) {
      // Brave, for example, has a permission for messages and no service for them until that is switched on.
      const isRefused = error instanceof DOMException;
      if (isRefused) telemetry.report({ code: 'PUSH_REFUSED', detail: `${error.name}: ${error.message}` });
      setChange(isRefused ? 'refused' : 'failed');
    }
  };
  return { state, change, choose };
}
