import { useHost } from '@mrw/shared-contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from '../../classes';
import { Icon } from '../../basics/icons/icon';
import s from './pull.module.css';
import { followPull, type Pull } from './follow-pull';

export type PullToRefreshProps = {
  /** True while the page is read again. */
  busy: boolean;
  onRefresh(): void;
};

/**
 * The refresh gesture of a page: a pull at its top (§4, Q-029). A refresh button does the same. Inside a partner's
 * page it is disabled.
 */
export function PullToRefresh({ busy, onRefresh }: PullToRefreshProps) {
  const ours = useHost().root.kind === 'page';
  const mark = useRef<HTMLDivElement>(null);
  // The mark rotates after a pull only: the first load and the button have their own indicators.
  const [pulled, setPulled] = useState(false);
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    if (!busy) setPulled(false);
  }
  const draw = useEffectEvent((pull: Pull) => {
    if (!mark.current) return;
    mark.current.style.transform = pull.by > 0 ? `translateY(${pull.by}px)` : '';
    mark.current.style.opacity = pull.by > 0 ? '1' : '';
    mark.current.dataset['enough'] = String(pull.enough);
  });
  const refresh = useEffectEvent(() => {
    if (busy) return;
    setPulled(true);
    onRefresh();
  });

  useEffect(() => {
    if (!ours) return;
    return followPull({
      onPull: (pull) => {
        draw(pull);
      },
      onRefresh: () => {
        refresh();
      },
    });
  }, [ours]);

  if (!ours) return null;
  return (
    <div className={s.edge} aria-hidden="true">
      <div ref={mark} className={classes(s.mark, busy && pulled && s.busy)}>
        <Icon name="refresh" size={20} />
      </div>
    </div>
  );
}
