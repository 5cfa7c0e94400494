import { useStrings } from '@mrw/shared-contracts';
import s from './remote-view.module.css';
import { strings } from './strings';

/** @param label what is loading, when it is more than a page */
export function RemoteSkeleton({ label }: { label?: string }) {
  const t = useStrings(strings);
  return (
    <div className={s.skeleton} role="status" aria-label={label ?? t('loading')}>
      <span className={s.line} />
      <span className={s.block} />
    </div>
  );
}
