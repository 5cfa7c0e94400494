import { useHost, useStrings } from '@mrw/shared-contracts';
// Imported by package name, as remotes do: an import by path would compile it into the remote a second time.
import { Button, Notice, TextField } from '@mrw/shared-ui';
import { useState, type SyntheticEvent } from 'react';
import type { CameraFailure } from './camera';
import s from './scanner.module.css';
import { scannerStrings } from './strings';
import { useScanner } from './use-scanner';

type Props = {
  /** The instruction for the camera, and the alternative. */
  words: Readonly<Record<'aim' | 'noCamera' | 'denied' | 'failed', string>>;
  /** The toast when the scanner fails (§8). */
  failedToast(reason: string): string;
  /** Called once, with the scanned or typed text. */
  onCode(code: string): void;
};

/** The camera, and a text field when the camera is not available or does not read the code. */
export function Scanner({ words, failedToast, onCode }: Props) {
  const t = useStrings(scannerStrings);
  const { notify } = useHost();
  const [failure, setFailure] = useState<CameraFailure | null>(null);
  const [byHand, setByHand] = useState(false);
  const fail = (next: CameraFailure) => {
    setFailure(next);
    if (next.kind === 'failed') notify.toast(failedToast(next.message), 'failed');
  };
  if (!failure && !byHand) {
    return (
      <>
        <Camera aim={words.aim} onCode={onCode} onFailure={fail} />
        <Button variant="quiet" wide onClick={() => setByHand(true)}>
          {t('byHand')}
        </Button>
      </>
    );
  }
  return (
    <div className={s.parts}>
      {failure && (
        <Notice tone="err" live>
          {words[failure.kind === 'no-camera' ? 'noCamera' : failure.kind]}
        </Notice>
      )}
      <TypedCode onCode={onCode} />
      <Button
        variant="quiet"
        wide
        onClick={() => {
          setFailure(null);
          setByHand(false);
        }}
      >
        {t(failure ? 'retry' : 'byCamera')}
      </Button>
    </div>
  );
}

type CameraProps = { aim: string; onCode(code: string): void; onFailure(failure: CameraFailure): void };

function Camera({ aim, ...handlers }: CameraProps) {
  const t = useStrings(scannerStrings);
  const video = useScanner(handlers);
  const [running, setRunning] = useState(false);
  return (
    <div className={s.scanner}>
      <div className={s.frame}>
        <video
          ref={video}
          className={s.video}
          muted
          playsInline
          aria-label={t('picture')}
          onPlaying={() => setRunning(true)}
        />
      </div>
      <p role="status">{running ? aim : t('starting')}</p>
    </div>
  );
}

function TypedCode({ onCode }: { onCode(code: string): void }) {
  const t = useStrings(scannerStrings);
  const [code, setCode] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form whose button is disabled is not submitted, by Enter neither.
    onCode(code.trim());
  };
  return (
    <form onSubmit={submit} className={s.parts}>
      <TextField
        label={t('code')}
        value={code}
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" wide disabled={code.trim() === ''} disabledReason={t('codeNeeded')}>
        {t('send')}
      </Button>
    </form>
  );
}
