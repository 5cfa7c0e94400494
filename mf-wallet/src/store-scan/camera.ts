export type CameraFailure = 'no-camera' | 'denied' | 'broken';

type Camera = { kind: 'open' } | { kind: CameraFailure };

/**
 * Shows the rear camera in a video element until the signal ends.
 *
 * @param signal stops the camera; its light goes out
 */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<Camera> {
  // Absent in old browsers and on pages without https.
  if (!('mediaDevices' in navigator)) return { kind: 'no-camera' };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment' },
    });
  } catch (error) {
    return { kind: whyRefused(error) };
  }
  const stop = () => {
    stream.getTracks().forEach((track) => {
      track.stop();
    });
    video.srcObject = null;
  };
  if (signal.aborted) {
    stop();
    return { kind: 'broken' };
  }
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  return { kind: 'open' };
}

function whyRefused(error: unknown): CameraFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no-camera';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'broken';
}
