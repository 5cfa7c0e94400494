import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, Notice, TextField } from '@mrw/shared-ui';
import { useState, type SyntheticEvent } from 'react';
import type { CameraFailure } from './camera';
import s from './scan-dialog.module.css';
import { scannerStrings } from './strings';
import { useScanner } from './use-scanner';

type Props = { onCode(code: string): void; onClose(): void };

/** The camera, and a field for the code where the camera cannot be used or does not read it. */
export function ScanDialog({ onCode, onClose }: Props) {
  const t = useStrings(scannerStrings);
  const { notify } = useHost();
  const [failure, setFailure] = useState<CameraFailure | null>(null);
  const [byHand, setByHand] = useState(false);
  const fail = (next: CameraFailure) => {
    setFailure(next);
    if (next.kind === 'failed') notify.toast(t('failed', { message: next.message }), 'failed');
  };
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {failure || byHand ? (
        <TypedCode failure={failure} onCode={onCode} />
      ) : (
        <>
          <Camera onCode={onCode} onFailure={fail} />
          <Button variant="quiet" wide onClick={() => setByHand(true)}>
            {t('byHand')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

function Camera(handlers: { onCode(code: string): void; onFailure(failure: CameraFailure): void }) {
  const t = useStrings(scannerStrings);
  const video = useScanner(handlers);
  return (
    <>
      <p className={s.hint}>{t('hint')}</p>
      <div className={s.frame}>
        <video ref={video} className={s.video} muted playsInline aria-label={t('picture')} />
      </div>
    </>
  );
}

function TypedCode({ failure, onCode }: { failure: CameraFailure | null; onCode(code: string): void }) {
  const t = useStrings(scannerStrings);
  const [code, setCode] = useState('');
  const words = { 'no-camera': 'noCamera', denied: 'denied', failed: 'failedHint' } as const;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onCode(code.trim());
  };
  return (
    <form onSubmit={submit} className={s.typed}>
      {failure && (
        <Notice tone="warn" live>
          {t(words[failure.kind])}
        </Notice>
      )}
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
