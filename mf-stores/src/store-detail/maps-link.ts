/**
 * Address of a maps search: at the coordinates, or for the address when they are missing (§2, Q-160).
 *
 * @param service `links.mapsSearch` of the deployment
 */
export function mapsLink(
  service: string,
  place: { latitude: number | null; longitude: number | null; address: string },
): string {
  const { latitude, longitude, address } = place;
  const query = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address;
  const url = new URL(service);
  // The universal form of maps addresses.
  url.searchParams.set('api', '1');
  url.searchParams.set('query', query);
  return url.href;
}
