import { useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { classes } from '../../classes';
import { ScrollParent } from '../../dialogs/overlays/scroll-parent';
import s from './load-more.module.css';

type Props = {
  /** Pixels before the end. */
  distance: number;
  scrollParent: Element | null | undefined;
  /** False: nothing is requested. */
  ready: boolean;
  onNear(): void;
  /** The skeleton of the next items; without it an invisible dot is observed. */
  children?: ReactNode;
};

/** Observes the end of a list. Every page has a new observer, so one scroll to the end loads one page. */
export function NearEnd({ distance, scrollParent, ready, onNear, children }: Props) {
  const dialog = useContext(ScrollParent);
  const { ref, inView } = useInView({
    rootMargin: `0px 0px ${distance}px 0px`,
    root: scrollParent ?? dialog,
    skip: typeof IntersectionObserver === 'undefined',
  });
  const near = useEffectEvent(onNear);
  const wanted = inView && ready;
  useEffect(() => {
    if (wanted) near();
  }, [wanted]);
  return (
    <div ref={ref} aria-hidden="true" className={children ? classes(s.ahead, ready && s.still) : s.sentinel}>
      {children}
    </div>
  );
}
