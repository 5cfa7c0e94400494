import { qrScanDelay } from '@mrw/shared-contracts/constants';
import { qrReader } from './qr-reader';

/**
 * Looks for a QR code in a running video, every 1500 ms (§5).
 *
 * @returns its text; null when the signal ends first
 * @throws when the reader fails
 */
export async function scanVideo(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const read = await qrReader();
  const ended = () => signal.aborted;
  while (!ended()) {
    const code = await read(video);
    if (code !== null && !ended()) return code;
    await pause(qrScanDelay, signal);
  }
  return null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
