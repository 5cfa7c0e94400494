import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';

export type Carousel = {
  viewport: RefObject<HTMLDivElement | null>;
  selected: number;
  /** Dragging works, and the slides move by transform instead of by scrolling. */
  enhanced: boolean;
  goTo(index: number): void;
};

/**
 * Slides that scroll and snap by themselves, as fingers expect; embla is fetched for a mouse, which cannot drag them otherwise.
 *
 * @param count number of slides
 * @param startAt index of the first slide to show
 */
export function useCarousel(count: number, startAt = 0): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  /** The slide that it scrolls to, until it is there or the visitor takes over: those in between are not selected. */
  const heading = useRef<number | null>(null);
  const [selected, setSelected] = useState(startAt);
  const [enhanced, setEnhanced] = useState(false);

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    if (startAt > 0) {
      // There from the beginning, not on the way to it.
      element.style.scrollBehavior = 'auto';
      element.scrollLeft = startAt * element.clientWidth;
      element.style.scrollBehavior = '';
    }
    const follow = () => {
      if (embla.current || element.clientWidth === 0) return;
      const at = Math.round(element.scrollLeft / element.clientWidth);
      if (heading.current !== null && heading.current !== at) return;
      heading.current = null;
      setSelected(at);
    };
    const takeOver = () => {
      heading.current = null;
    };
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('pointerdown', takeOver);

    let left = false;
    const enhance = async ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      element.removeEventListener('pointerover', onPointer);
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (left) return;
      const at = element.clientWidth === 0 ? startAt : Math.round(element.scrollLeft / element.clientWidth);
      takeOver();
      element.scrollLeft = 0;
      const made = EmblaCarousel(element, { startIndex: at, loop: false });
      embla.current = made;
      setEnhanced(true);
      made.on('select', () => {
        setSelected(made.selectedScrollSnap());
      });
    };
    const onPointer = (event: PointerEvent) => {
      // Without it the slides still scroll.
      enhance(event).catch(() => undefined);
    };
    element.addEventListener('pointerover', onPointer);

    return () => {
      left = true;
      element.removeEventListener('scroll', follow);
      element.removeEventListener('pointerdown', takeOver);
      element.removeEventListener('pointerover', onPointer);
      embla.current?.destroy();
      embla.current = null;
      setEnhanced(false);
    };
  }, [count, startAt]);

  const goTo = useCallback((index: number) => {
    const element = viewport.current;
    if (embla.current) embla.current.scrollTo(index);
    else if (element) {
      heading.current = index;
      element.scrollLeft = index * element.clientWidth;
    }
    setSelected(index);
  }, []);

  return { viewport, selected: Math.min(selected, Math.max(0, count - 1)), enhanced, goTo };
}
