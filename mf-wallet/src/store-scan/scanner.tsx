import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Notice } from '@mrw/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { openCamera, type CameraFailure } from './camera';
import { scanVideo } from './scan-video';
import s from './store-scan.module.css';
import { scanStrings } from './strings';

type State = { kind: 'starting' } | { kind: 'scanning' } | { kind: 'failed'; why: CameraFailure };

/** The camera picture; reports the first QR code in it, once. */
export default function Scanner({ onCode }: { onCode(code: string): void }) {
  const t = useStrings(scanStrings);
  const { notify } = useHost();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>({ kind: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  const failureText = t('failed');

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = (why: CameraFailure) => {
      if (signal.aborted) return;
      // The camera goes off with the picture.
      controller.abort();
      // Nothing that the member can change, so it is told as an error of the scanner (§8).
      if (why === 'broken') notify.toast(failureText, 'failed');
      setState({ kind: 'failed', why });
    };
    const run = async (element: HTMLVideoElement) => {
      const camera = await openCamera(element, signal);
      if (camera.kind !== 'open') {
        fail(camera.kind);
        return;
      }
      setState({ kind: 'scanning' });
      const code = await scanVideo(element, signal);
      if (code !== null) report.current(code);
    };
    if (video.current) {
      run(video.current).catch(() => {
        fail('broken');
      });
    }
    return () => {
      controller.abort();
    };
  }, [attempt, notify, failureText]);

  if (state.kind === 'failed') {
    return (
      <div className={s.failure}>
        <Notice tone="err" live>
          {t(failureKeys[state.why])}
        </Notice>
        <Button
          variant="outline"
          onClick={() => {
            setState({ kind: 'starting' });
            setAttempt(attempt + 1);
          }}
        >
          {t('retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={s.scanner}>
      <div className={s.frame}>
        <video ref={video} className={s.video} muted playsInline />
      </div>
      <p role="status">{t(state.kind === 'starting' ? 'starting' : 'aim')}</p>
    </div>
  );
}

const failureKeys = { 'no-camera': 'noCamera', denied: 'denied', broken: 'failed' } as const;
