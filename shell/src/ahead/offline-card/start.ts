import type { DeploymentProfile, Session, StateStream } from '@mrw/shared-contracts';
import { deviceNow } from '@mrw/shared-contracts';
import type { AxiosInstance } from 'axios';
import type { BehaviorSubject } from 'rxjs';
import { deviceId } from '../../host/session/device';
import { prepareWhenIdle } from '../preload/when-idle';
import { createDeviceCard, type DeviceCard } from './device-card';
import { keepSite } from './keep-site';
import { markOf } from './mark';
import { readWallet } from './read-wallet';
import { removeSite } from './remove-site';
import { shelfOfBrowser } from './shelf';
import { createVault } from './vault';

export type StartParts = {
  profile: Pick<DeploymentProfile, 'offlineCard' | 'offlineWallet'>;
  session$: StateStream<Session>;
  kept$: BehaviorSubject<boolean>;
  /** Client of the API that reads coupons. */
  client: AxiosInstance;
};

/** What is kept on this device, with the storage of this browser. */
export const startDeviceCard = ({ profile, client, ...parts }: StartParts): DeviceCard =>
  createDeviceCard({
    ...parts,
    mark: markOf(() => localStorage),
    vault: createVault(shelfOfBrowser, crypto),
    offered: profile.offlineCard === true,
    ...(profile.offlineWallet ? { readWallet: (uid) => readWallet(client, uid) } : {}),
    keepSite: () => keepSite(deviceId(() => localStorage)),
    removeSite,
    later: (work) => {
      prepareWhenIdle(window, work);
    },
    now: deviceNow,
    leave: () => {
      if (!navigator.onLine) window.location.reload();
    },
  });
