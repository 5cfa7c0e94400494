import type { DevicePush } from '@mrw/shared-contracts';
import { isInstalled } from './is-installed';

/** An iPhone or iPad, which may name a Mac, has push for sites on the home screen only, and then says so. */
const canPush = () =>
  'PushManager' in window ||
  (navigator.maxTouchPoints > 1 && /iPhone|iPad|Mac/.test(navigator.userAgent) && !isInstalled(window));

/**
 * Messages to this device, as the host uses them. Their code is loaded on a device that gets some, or when asked for.
 *
 * @param isMarked messages come to this device, or have to be ended on it
 */
export function pushOfPage(
  isOffered: boolean,
  isMarked: boolean,
  load: (isOffered: boolean) => Promise<DevicePush>,
): (() => Promise<DevicePush>) | undefined {
  let started: Promise<DevicePush> | undefined;
  const start = () =>
    (started ??= load(isOffered).catch((error: unknown) => {
      started = undefined;
      throw error;
    }));
  if (isMarked) start().catch(() => undefined);
  return isOffered && canPush() ? start : undefined;
}
