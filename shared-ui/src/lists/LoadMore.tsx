import { useStrings } from '@mrw/shared-contracts';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { Button } from '../buttons/Button';
import { ScrollParent } from '../overlays/scroll-parent';
import { VisuallyHidden } from '../VisuallyHidden';
import s from './load-more.module.css';
import { listStrings } from './strings';

export type LoadMoreProps = {
  hasMore: boolean;
  loading: boolean;
  onLoadMore(): void;
  /** Pixels before the end at which loading starts: 100 on pages, 50 in pickers and panes. */
  distance?: number;
  /** The scrolling element, when it is neither the page nor a dialog. */
  scrollParent?: Element | null;
  /** Items on screen, announced after each load. */
  shown?: number;
  /** The last load failed: no automatic attempt until the button is pressed. */
  paused?: boolean;
  /**
   * The shape of what comes next, a window high at least: what follows the list stays below the fold and does
   * not jump when the next page arrives. For lists that scroll with the page.
   */
  ahead?: ReactNode;
};

/** Loads the next page near the end of a list; the button does the same for keyboards and old browsers. */
export function LoadMore({
  hasMore,
  loading,
  onLoadMore,
  distance = 100,
  scrollParent,
  shown,
  paused = false,
  ahead,
}: LoadMoreProps) {
  const t = useStrings(listStrings);
  const watches = typeof IntersectionObserver !== 'undefined';
  const dialog = useContext(ScrollParent);
  const { ref, inView } = useInView({
    rootMargin: `0px 0px ${distance}px 0px`,
    root: scrollParent ?? dialog,
    skip: !watches,
  });
  const load = useRef(onLoadMore);
  useEffect(() => {
    load.current = onLoadMore;
  });

  const wanted = inView && hasMore && !loading && !paused;
  useEffect(() => {
    if (wanted) load.current();
  }, [wanted, shown]);

  const shape = watches && hasMore && !paused && ahead;
  return (
    <>
      {/* New with every page: what appears further down has not moved. */}
      {shape && (
        <div ref={ref} key={shown} aria-hidden="true" className={s.ahead}>
          {shape}
        </div>
      )}
      <div className={s.end}>
        {!shape && <span ref={ref} aria-hidden="true" className={s.sentinel} />}
        {hasMore && (
          <div className={s.row}>
            <Button variant="outline" busy={loading} busyLabel={t('loadingMore')} onClick={onLoadMore}>
              {t('showMore')}
            </Button>
          </div>
        )}
        <span role="status">
          <VisuallyHidden>{announcement()}</VisuallyHidden>
        </span>
      </div>
    </>
  );

  function announcement(): string {
    if (loading) return t('loadingMore');
    if (!shown) return '';
    return t(hasMore ? 'shown' : 'allShown', { count: shown });
  }
}
