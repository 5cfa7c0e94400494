import { Skeleton } from '@mrw/shared-ui';
import a from './store-actions.module.css';
import s from './store-view.module.css';

/** The skeleton of a store. */
export function StoreSkeleton() {
  return (
    <div className={s.layout} aria-hidden="true">
      <div className={s.media}>
        <Skeleton ratio="4/3" />
      </div>
      <div className={s.side}>
        <Skeleton lines={2} />
        <div className={a.tiles}>
          {['directions', 'call', 'email', 'share'].map((tile) => (
            <div key={tile} className={a.ghost} />
          ))}
        </div>
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
