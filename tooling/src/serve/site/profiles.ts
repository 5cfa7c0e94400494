import { deploymentProfile, type DeploymentProfile } from '@mrw/shared-contracts';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { ProfileName } from './profile-names';
import profiles from './profiles.json';

/**
 * The deployment profiles of the demo: A with three languages and everything optional, B in Traditional
 * Chinese with everything optional off, C with the shop platform.
 */
export function deploymentProfileOf(name: ProfileName, addresses: Addresses): DeploymentProfile {
  const api = addresses.api.origin;
  return deploymentProfile.parse({
    name,
    ...profiles.common,
    ...profiles[name],
    services: {
      api,
      signOn: addresses.signOn.origin,
      giftCardFrame: addresses.giftCardFrame.origin,
      // Those of the page: `profileFor`.
      partners: [],
      telemetry: `${api}/telemetry`,
    },
  });
}
