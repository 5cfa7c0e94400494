import type { Host, Slots, Telemetry } from '@mrw/shared-contracts';
import type { Deployment } from './remotes/deployment';
import { loadLifecycles } from './remotes/federation';
import { mountRemote } from './remotes/mount-remote';
import type { RemoteFailure } from './remotes/remote-failure';

/** Fills a slot with live remotes. One that fails is removed and reported; its neighbours stay. */
export function createSlots(
  deployment: Deployment,
  telemetry: Telemetry,
  host: (remote: string) => Host,
): Slots {
  const report = ({ code, remote, message }: RemoteFailure) => {
    telemetry.report({ code, remote, detail: message });
  };
  return {
    mount: (name, into, props) => {
      const stops = Object.values(deployment.remotes$.value).flatMap(({ descriptor, disabled }) => {
        const exposed = descriptor.slots[name];
        if (!exposed || disabled) return [];
        return mountRemote({
          remote: descriptor.name,
          load: () => loadLifecycles(deployment.live(descriptor.name), exposed, false),
          into,
          host: host(descriptor.name),
          slotProps: props,
          onReady: () => undefined,
          onFailure: report,
          onTrouble: report,
        });
      });
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
