/** Degrees, as the API sends them. */
export type Place = { latitude: number; longitude: number };

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance in metres between two places (great circle). */
export function distanceBetween(a: Place, b: Place): number {
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A rounded distance: steps of 10 m below a kilometre, of 100 m below ten, then whole kilometres. */
export function shownDistance(metres: number): { unit: 'metres' | 'kilometres'; value: string } {
  const tens = Math.round(metres / 10) * 10;
  if (tens < 1_000) return { unit: 'metres', value: String(Math.max(10, tens)) };
  const kilometres = metres / 1_000;
  return { unit: 'kilometres', value: kilometres < 9.95 ? kilometres.toFixed(1) : kilometres.toFixed(0) };
}
