import { useStrings } from '@mrw/shared-contracts';
import { Icon, Picture } from '@mrw/shared-ui';
import { ProgressBar } from '@mrw/shared-ui/progress-bar';
import type { Upload } from './claim-rules';
import s from './claim-create.module.css';
import type { PhotoState } from './send-photo';
import { claimCreateStrings } from './strings';

/** The photo on its way, the photo that was sent, or an empty frame. */
export function PhotoPreview({
  state,
  value,
  label,
}: {
  state: PhotoState;
  value: Upload | null;
  label: string;
}) {
  const t = useStrings(claimCreateStrings);
  const running = state.kind !== 'idle';
  return (
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
  );
}
