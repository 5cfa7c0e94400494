import { useStrings } from '@mrw/shared-contracts';
import s from './remote-view.module.css';
import { strings } from './strings';

export function RemoteSkeleton() {
  const t = useStrings(strings);
  return (
    <div className={s.skeleton} role="status" aria-label={t('loading')}>
      <span className={s.line} />
      <span className={s.block} />
    </div>
  );
}
