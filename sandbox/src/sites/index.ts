import type { Addresses, SiteName } from '@mrw/shared-contracts/addresses';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RateLimits } from '../platform/http/limits';
import type { BookingTokens } from './family-booking/booking-access';
import { createFamilyBookingSite } from './family-booking/site';
import { createGiftCardFrame } from './gift-card-frame/site';
import { createPartnerSite } from './partner/site';
import type { PartnerPort } from '../members/partners/partner-port';
import type { SignOnPort } from './sign-on/services';
import { createSignOnSite } from './sign-on/site';

interface SiteServices {
  signOn: SignOnPort;
  tokens: BookingTokens;
  partners?: PartnerPort;
  isLockedCoupon: (code: string) => Promise<boolean>;
}

export interface SitesOptions {
  addresses: Addresses;
  services: SiteServices;
  logger: FastifyBaseLogger;
  rateLimits?: RateLimits | undefined;
}

/**
 * Starts the external sites, each on its own port and origin: sign-on, gift-card login frame, family booking, partner
 * host (contract §8).
 *
 * @returns `stop`, which resolves once every port is free again
 * @throws the error of the server when a port is in use; started sites are stopped first
 */
export async function startSites(options: SitesOptions): Promise<{ stop(): Promise<void> }> {
  const { addresses, services, logger, rateLimits } = options;
  const { signOn, tokens, partners, isLockedCoupon } = services;
  const sites: readonly (readonly [SiteName, FastifyInstance])[] = [
    ['signOn', await createSignOnSite({ addresses, signOn, partners, logger, rateLimits })],
    ['giftCardFrame', await createGiftCardFrame({ addresses, signOn, logger, rateLimits })],
    ['familyBooking', await createFamilyBookingSite({ addresses, tokens, logger, rateLimits })],
    ['partner', await createPartnerSite({ addresses, signOn, isLockedCoupon, logger })],
  ];
  const stop = async () => {
    await Promise.all(sites.map(([, site]) => site.close()));
  };
  // `localhost` listens on both loopback addresses, so 127.0.0.1 works too, as another site.
  const starts = sites.map(([name, site]) =>
    site.listen({ port: addresses[name].port, host: new URL(addresses[name].origin).hostname }),
  );
  // A server that is closed while it starts to listen crashes, so all of them settle first.
  const failed = (await Promise.allSettled(starts)).find((start) => start.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  return { stop };
}
