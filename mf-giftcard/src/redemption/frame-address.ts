import type { Language } from '@mrw/shared-contracts';

/**
 * Address of the login frame.
 *
 * @param service `services.giftCardFrame` of the deployment
 * @param siteOrigin the only origin that the frame accepts
 */
export function frameAddress(service: string, language: Language, siteOrigin: string): string {
  const query = new URLSearchParams({ locale: language, origin: siteOrigin });
  return `${service.replace(/\/+$/, '')}/login?${query.toString()}`;
}
