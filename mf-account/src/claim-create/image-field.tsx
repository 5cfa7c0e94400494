import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Icon, Picture } from '@mrw/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { Upload } from './claim-rules';
import s from './claim-create.module.css';
import { claimCreateStrings } from './strings';
import { useUpload } from './use-claim-calls';

type Props = {
  label: string;
  value: Upload | null;
  error: string | undefined;
  onChange(upload: Upload | null): void;
  onBlur(): void;
};

/** One photo: chosen, shown at once, sent, and taken away again when sending fails. */
export function ImageField({ label, value, error, onChange, onBlur }: Props) {
  const t = useStrings(claimCreateStrings);
  const { notify } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [local, setLocal] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const upload = useUpload();

  useEffect(
    () => () => {
      if (local) URL.revokeObjectURL(local);
    },
    [local],
  );

  const pick = (file: File | undefined) => {
    if (!file) return;
    const image = file.type.startsWith('image/');
    setRefused(!image);
    if (!image) return;
    onChange(null);
    setLocal(URL.createObjectURL(file));
    upload.mutate(file, {
      onSuccess: onChange,
      onError: () => {
        setLocal(null);
        notify.toast(t('checkBackLater'), 'failed');
      },
    });
  };
  const problem = refused ? t('imagesOnly') : value || upload.isPending ? undefined : error;
  const shown = local ?? value?.url;

  return (
    <div className={s.photo}>
      <label htmlFor={id} className={s.photoLabel}>
        {label}
      </label>
      <div className={s.preview}>
        {local ? (
          <img src={local} alt={t('previewOf', { label })} className={s.local} />
        ) : (
          <Picture
            src={value?.url}
            alt={value ? t('previewOf', { label }) : ''}
            ratio="4/3"
            fit="contain"
            sizes="320px"
          />
        )}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className={s.file}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
        onBlur={onBlur}
        onChange={(event) => {
          pick(event.target.files?.[0]);
          // The same file may be picked again after a failure.
          event.target.value = '';
        }}
      />
      <Button
        variant="outline"
        icon="camera"
        busy={upload.isPending}
        busyLabel={t('uploading')}
        onClick={() => input.current?.click()}
      >
        {t(shown ? 'replacePhoto' : 'choosePhoto')}
      </Button>
      {problem && (
        <p id={`${id}problem`} role="alert" className={s.problem}>
          <Icon name="alert" size={16} className={s.problemIcon} />
          {problem}
        </p>
      )}
    </div>
  );
}
