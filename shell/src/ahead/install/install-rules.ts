import { isMobileDevice, type Device } from '@mrw/shared-contracts/device/mobile-device';

/** The visits of a device and when the last one had a page, by the device. */
export type Visits = { count: number; last: number };

/** Milliseconds without a page after which the next one begins a visit. */
const apart = 30 * 60_000;
/** The visit from which on the site may be offered as an app. */
export const firstOffer = 3;

export const visitsAt = (now: number, before: Visits | null): Visits => {
  const count = before?.count ?? 0;
  const goesOn = before !== null && now >= before.last && now - before.last < apart;
  return { count: goesOn ? count : count + 1, last: now };
};

/** How a phone or tablet installs a site: by a question of the browser, by hand on an iPhone or iPad, or not at all. */
export type InstallWay = 'prompt' | 'by-hand';

export function wayToInstall(device: Device, hasPrompt: boolean): InstallWay | null {
  if (!isMobileDevice(device)) return null;
  if (hasPrompt) return 'prompt';
  const isSafari = /(iPhone|iPad|iPod|Macintosh).* Version\/[\d.]+( Mobile\/\w+)? Safari\/[\d.]+$/;
  return isSafari.test(device.userAgent) ? 'by-hand' : null;
}
