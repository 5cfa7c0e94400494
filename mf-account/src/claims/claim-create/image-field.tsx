import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Icon, usePhone, VisuallyHidden } from '@mrw/shared-ui';
import { useId, useRef, useState } from 'react';
import type { Upload } from './claim-rules';
import s from './claim-create.module.css';
import type { PhotoField } from './kept-photo';
import { photoFault, type PhotoFault } from './photo-fault';
import { PhotoPreview } from './photo-preview';
import { UnfitPhoto } from './prepare-photo';
import { SharedChoices } from './shared-choices';
import { claimCreateStrings } from './strings';
import { usePhotoUpload } from './use-photo-upload';
import type { SharedPhoto } from './use-shared-photos';

type Props = {
  field: PhotoField;
  label: string;
  value: Upload | null;
  error: string | undefined;
  /** Pictures of other apps that it may be; one that was uploaded is taken. */
  shared: readonly SharedPhoto[];
  onTaken(photo: File): void;
  onChange(upload: Upload | null): void;
  onBlur(): void;
};

/** One photo: it is chosen, shown at once, uploaded, and removed when the upload fails. */
export function ImageField({ field, label, value, error, shared, onTaken, onChange, onBlur }: Props) {
  const t = useStrings(claimCreateStrings);
  const { notify } = useHost();
  const phone = usePhone();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [fault, setFault] = useState<'imagesOnly' | PhotoFault | null>(null);
  const fromShared = useRef<File | null>(null);
  const { state, choose } = usePhotoUpload(field, {
    done: (upload) => {
      onChange(upload);
      if (fromShared.current) onTaken(fromShared.current);
    },
    failed: (error) => {
      setFault(photoFault(error));
      // A failed call also shows a toast (§8).
      if (!(error instanceof UnfitPhoto)) notify.toast(t('checkBackLater'), 'failed');
    },
  });

  const pick = (file: File | undefined) => {
    if (!file) return;
    // Some devices know no type for a file of their own camera (HEIC): its content decides.
    const image = file.type === '' || file.type.startsWith('image/');
    setFault(image ? null : 'imagesOnly');
    if (!image) return;
    onChange(null);
    fromShared.current = shared.some((photo) => photo.file === file) ? file : null;
    choose(file);
  };
  const running = state.kind !== 'idle';
  const words = ({ sending: 'uploading', waiting: 'waitingForNetwork', idle: value && 'uploaded' } as const)[
    state.kind
  ];
  const problem = fault ? t(fault) : value || running ? undefined : error;

  return (
    <div className={s.photo}>
      <label htmlFor={id} className={s.photoLabel}>
        {label}
      </label>
      <PhotoPreview state={state} value={value} label={label} />
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        // Keyboards and screen readers use the button beside it.
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
        <span>{t(running || value ? 'replacePhoto' : 'choosePhoto')}</span>
        <VisuallyHidden>{` – ${label}`}</VisuallyHidden>
      </Button>
      {!running && !value && <SharedChoices photos={shared} label={label} onChoose={pick} />}
      <p role="status" className={s.state}>
        {words && t(words)}
      </p>
      {problem && (
        <p id={`${id}problem`} role="alert" className={s.problem}>
          <Icon name="alert" size={16} className={s.problemIcon} />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
