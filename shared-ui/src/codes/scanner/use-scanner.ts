import { qrScanDelay } from '@mrw/shared-contracts/constants';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { cameraFailureOf, openCamera, type CameraFailure } from './camera';
import { createDetector } from './detector';

type Handlers = { onCode(code: string): void; onFailure(failure: CameraFailure): void };

/**
 * Shows the camera in a video and searches for a QR code every 1500 ms (§5) until one is found. The camera is
 * released at unmount.
 */
export function useScanner({ onCode, onFailure }: Handlers): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onCode);
  const failed = useEffectEvent(onFailure);

  useEffect(() => {
    const leaving = new AbortController();
    const hasLeft = () => leaving.signal.aborted;
    let stream: MediaStream | null = null;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const scan = async () => {
      stream = await openCamera(navigator.mediaDevices);
      const element = video.current;
      if (hasLeft() || !element) return;
      element.srcObject = stream;
      await element.play();
      const detector = await createDetector();
      while (!hasLeft()) {
        const code = await detector.read(element);
        if (code !== null && !hasLeft()) {
          found(code);
          return;
        }
        await pause(qrScanDelay, leaving.signal);
      }
    };
    scan()
      .catch((error: unknown) => {
        if (!hasLeft()) failed(cameraFailureOf(error));
      })
      .finally(() => {
        if (hasLeft()) stop();
      });
    return () => {
      leaving.abort();
      stop();
    };
  }, []);

  return video;
}

/** @param signal ends it early */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
