import type { Host, PageMeta } from '@mrw/shared-contracts';
import type { BehaviorSubject } from 'rxjs';

/** What one mount of a remote says of its page: nothing of it outlives the mount. */
export function mountMeta(pageMeta$: BehaviorSubject<PageMeta | null>) {
  let own: PageMeta | null = null;
  let ended = false;
  const clear = () => {
    if (own && pageMeta$.value === own) pageMeta$.next(null);
    own = null;
  };
  const describe: NonNullable<Host['describePage']> = (meta) => {
    if (!ended) {
      own = meta;
      pageMeta$.next(meta);
    }
    return () => {
      if (own === meta) clear();
    };
  };
  return {
    describe,
    clear,
    end: () => {
      ended = true;
      clear();
    },
  };
}
