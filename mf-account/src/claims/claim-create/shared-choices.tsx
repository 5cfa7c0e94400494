import { useStrings } from '@mrw/shared-contracts';
import s from './claim-create.module.css';
import { claimCreateStrings } from './strings';
import type { SharedPhoto } from './use-shared-photos';

type Props = { photos: readonly SharedPhoto[]; label: string; onChoose(photo: File): void };

/** The pictures of other apps that one photo of the claim may be: a press chooses one. */
export function SharedChoices({ photos, label, onChoose }: Props) {
  const t = useStrings(claimCreateStrings);
  if (photos.length === 0) return null;
  return (
    <ul className={s.choices} aria-label={t('sharedFor', { label })}>
      {photos.map(({ file, address }, place) => (
        <li key={file.name}>
          <button
            type="button"
            className={s.choice}
            onClick={() => {
              onChoose(file);
            }}
          >
            <img
              src={address}
              alt={t('useShared', { number: place + 1, count: photos.length, label })}
              className={s.choicePicture}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
