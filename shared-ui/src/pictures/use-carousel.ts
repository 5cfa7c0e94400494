import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';

export type Carousel = {
  viewport: RefObject<HTMLDivElement | null>;
  selected: number;
  /** Dragging with a mouse works, and the slides move by transform instead of by scrolling. */
  enhanced: boolean;
  goTo(index: number): void;
};

/**
 * Slides that scroll and snap without any code; embla adds dragging and momentum when it has arrived.
 *
 * @param count number of slides
 * @param startAt index of the first slide to show
 */
export function useCarousel(count: number, startAt = 0): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  const [selected, setSelected] = useState(startAt);
  const [enhanced, setEnhanced] = useState(false);

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    const scrollTo = (index: number) => {
      element.scrollLeft = index * element.clientWidth;
    };
    if (startAt > 0) scrollTo(startAt);
    const follow = () => {
      if (embla.current || element.clientWidth === 0) return;
      setSelected(Math.round(element.scrollLeft / element.clientWidth));
    };
    element.addEventListener('scroll', follow, { passive: true });

    let left = false;
    const enhance = async () => {
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (left) return;
      const at = element.clientWidth === 0 ? startAt : Math.round(element.scrollLeft / element.clientWidth);
      element.scrollLeft = 0;
      const made = EmblaCarousel(element, { startIndex: at, loop: false });
      embla.current = made;
      setEnhanced(true);
      made.on('select', () => {
        setSelected(made.selectedScrollSnap());
      });
    };
    // Without it the slides still scroll.
    enhance().catch(() => undefined);

    return () => {
      left = true;
      element.removeEventListener('scroll', follow);
      embla.current?.destroy();
      embla.current = null;
      setEnhanced(false);
    };
  }, [count, startAt]);

  const goTo = useCallback((index: number) => {
    const element = viewport.current;
    if (embla.current) embla.current.scrollTo(index);
    else if (element) element.scrollLeft = index * element.clientWidth;
    setSelected(index);
  }, []);

  return { viewport, selected: Math.min(selected, Math.max(0, count - 1)), enhanced, goTo };
}
