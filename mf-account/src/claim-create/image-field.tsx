import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Icon, Picture, usePhone, VisuallyHidden } from '@mrw/shared-ui';
import { useId, useRef, useState } from 'react';
import { useMember } from '../member/member-context';
import { ProgressBar } from '../progress-bar/progress-bar';
import type { Upload } from './claim-rules';
import s from './claim-create.module.css';
import type { PhotoPlace } from './kept-photo';
import { claimCreateStrings } from './strings';
import { usePhotoUpload, type PhotoFault } from './use-photo-upload';

type Props = {
  field: PhotoPlace['field'];
  label: string;
  value: Upload | null;
  error: string | undefined;
  onChange(upload: Upload | null): void;
  onBlur(): void;
};

/** One photo: chosen, shown at once, sent, and taken away again when sending fails. */
export function ImageField({ field, label, value, error, onChange, onBlur }: Props) {
  const t = useStrings(claimCreateStrings);
  const { notify } = useHost();
  const { uid } = useMember();
  const phone = usePhone();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [fault, setFault] = useState<'imagesOnly' | PhotoFault | null>(null);
  const { state, choose } = usePhotoUpload(
    { uid, field },
    {
      done: onChange,
      failed: (reason) => {
        setFault(reason);
        if (reason === 'notUploaded') notify.toast(t('checkBackLater'), 'failed');
      },
    },
  );

  const pick = (file: File | undefined) => {
    if (!file) return;
    const image = file.type.startsWith('image/');
    setFault(image ? null : 'imagesOnly');
    if (!image) return;
    onChange(null);
    choose(file);
  };
  const running = state.kind !== 'idle';
  const problem = fault ? t(fault) : value || running ? undefined : error;

  return (
    <div className={s.photo}>
      <label htmlFor={id} className={s.photoLabel}>
        {label}
      </label>
      <div className={s.preview}>
        {running && <img src={state.local} alt={t('previewOf', { label })} className={s.local} />}
        {!running && value && (
          <Picture src={value.url} alt={t('previewOf', { label })} ratio="4/3" fit="contain" sizes="320px" />
        )}
        {!running && !value && (
          <div className={s.frame}>
            <Icon name="receipt" size={48} />
          </div>
        )}
        {state.kind === 'sending' && (
          <div className={s.sent}>
            <ProgressBar label={t('uploading')} percent={Math.round(state.share * 100)} />
          </div>
        )}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        // The button beside it is what keyboards and screen readers meet.
        tabIndex={-1}
        aria-hidden="true"
        className={s.file}
        onChange={(event) => {
          pick(event.target.files?.[0]);
          // The same file may be picked again after a failure.
          event.target.value = '';
        }}
      />
      <Button
        variant="outline"
        name={field}
        {...(phone ? {} : { icon: 'camera' })}
        busy={state.kind === 'sending'}
        busyLabel={t('uploading')}
        data-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
        onBlur={onBlur}
        onClick={() => input.current?.click()}
      >
        {t(running || value ? 'replacePhoto' : 'choosePhoto')}
        <VisuallyHidden> – {label}</VisuallyHidden>
      </Button>
      <p role="status" className={s.state}>
        {state.kind === 'sending' && t('uploading')}
        {state.kind === 'waiting' && t('waitingForNetwork')}
        {!running && value && t('uploaded')}
      </p>
      {problem && (
        <p id={`${id}problem`} role="alert" className={s.problem}>
          <Icon name="alert" size={16} className={s.problemIcon} />
          {problem}
        </p>
      )}
    </div>
  );
}
