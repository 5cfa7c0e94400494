/** Why a scan is not possible. */
export type CameraFailure = { kind: 'no-camera' } | { kind: 'denied' } | { kind: 'failed'; message: string };

class CameraError extends Error {
  readonly failure: CameraFailure;

  constructor(failure: CameraFailure, options?: ErrorOptions) {
    super(`Camera: ${failure.kind}`, options);
    this.name = 'CameraError';
    this.failure = failure;
  }
}

/**
 * Opens the rear camera.
 *
 * @param devices `navigator.mediaDevices`, absent in old browsers and on insecure origins
 * @throws CameraError always and only
 */
export async function openCamera(devices: MediaDevices | undefined): Promise<MediaStream> {
  if (!devices || typeof devices.getUserMedia !== 'function') throw new CameraError({ kind: 'no-camera' });
  try {
    return await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (error) {
    throw new CameraError(cameraFailureOf(error), { cause: error });
  }
}

/** Classifies the browser's error of a camera or a scanner. */
export function cameraFailureOf(error: unknown): CameraFailure {
  if (error instanceof CameraError) return error.failure;
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return { kind: 'no-camera' };
  if (name === 'NotAllowedError' || name === 'SecurityError') return { kind: 'denied' };
  return { kind: 'failed', message: message || name };
}
