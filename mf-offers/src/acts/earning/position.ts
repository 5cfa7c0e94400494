import { gps } from '@mrw/shared-contracts/constants';

/** The position of a member in the format of the server: six decimals (§5). */
export type Position = { latitude: string; longitude: string };

/**
 * Requests the position once: 5000 ms, no high accuracy, no cached position (§9).
 *
 * @param geolocation undefined where the browser has none
 * @throws when there is no position or the permission is denied
 */
export function readPosition(geolocation: Geolocation | undefined): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!geolocation) {
      reject(new Error('No geolocation'));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => {
        resolve({
          latitude: coords.latitude.toFixed(gps.decimals),
          longitude: coords.longitude.toFixed(gps.decimals),
        });
      },
      (error) => {
        reject(new Error(error.message));
      },
      { timeout: gps.timeout, enableHighAccuracy: gps.enableHighAccuracy, maximumAge: gps.maximumAge },
    );
  });
}
