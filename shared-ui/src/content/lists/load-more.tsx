import { useStrings } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { Button } from '../../controls/buttons/button';
import { VisuallyHidden } from '../../visually-hidden';
import s from './load-more.module.css';
import { NearEnd } from './near-end';
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
  /** The last load failed: the next attempt needs the button. */
  paused?: boolean;
  /**
   * A skeleton at least one window high: content after the list stays outside of the viewport and does not jump when
   * the next page arrives. For lists that scroll with the page.
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
  const end = { distance, scrollParent, ready: hasMore && !loading && !paused, onNear: onLoadMore };
  const shape = watches && hasMore && !paused && ahead;
  return (
    <>
      {/* New with every page: elements further down keep their position. */}
      {shape && (
        <NearEnd key={shown} {...end}>
          {shape}
        </NearEnd>
      )}
      <div className={s.end}>
        {!shape && <NearEnd key={shown} {...end} />}
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
