import { useStrings } from '@mrw/shared-contracts';
import { isDrawing } from '@mrw/shared-contracts/device/drawing';
import s from './progress.module.css';
import { progressStrings } from './strings';

/** A 2 px line over content that is read again. Its space is reserved, so nothing moves. */
export function ProgressLine({ busy, label }: { busy: boolean; label?: string }) {
  const t = useStrings(progressStrings);
  if (!busy || isDrawing()) return <div className={s.track} />;
  return (
    <div className={s.track} role="progressbar" aria-label={label ?? t('updating')}>
      <span className={s.run} />
    </div>
  );
}
