/** A place on the globe in degrees, as the API sends it. */
export type Place = { latitude: number; longitude: number };

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance in metres between two places (great circle); 0 for the same one (§5, radius of a check-in). */
export function distanceBetween(a: Place, b: Place): number {
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}
