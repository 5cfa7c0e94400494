import { useStrings } from '@mrw/shared-contracts';
import { Lightbox, Picture } from '@mrw/shared-ui';
import { useState } from 'react';
import s from './reward-claims.module.css';
import { rewardClaimStrings } from './strings';

type Props = { pictures: readonly { label: string; src: string | null }[] };

/** Receipt and slip; a press opens the preview (§2). */
export function ClaimImages({ pictures }: Props) {
  const t = useStrings(rewardClaimStrings);
  const [open, setOpen] = useState<number | null>(null);
  const present = pictures.filter(({ src }) => src !== null);
  return (
    <div className={s.images}>
      {pictures.map(({ label, src }) => (
        <figure key={label}>
          <figcaption className={s.caption}>{label}</figcaption>
          {src === null ? (
            <p>{t('noImage')}</p>
          ) : (
            <button
              type="button"
              className={s.preview}
              aria-label={t('preview', { label })}
              onClick={() => {
                setOpen(present.findIndex((picture) => picture.src === src));
              }}
            >
              <Picture src={src} alt="" ratio="4/3" sizes="320px" />
            </button>
          )}
        </figure>
      ))}
      <Lightbox
        open={open !== null}
        startAt={open ?? 0}
        pictures={present.map(({ label, src }) => ({ src, alt: label }))}
        onClose={() => {
          setOpen(null);
        }}
      />
    </div>
  );
}
