import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';
import { nextSlide } from './next-slide';

export type Carousel = {
  viewport: RefObject<HTMLDivElement | null>;
  selected: number;
  /** Dragging works, and the slides move by transform instead of by scrolling. */
  enhanced: boolean;
  goTo(index: number): void;
};

/** Index of the slide at the scroll position; null without a width. */
const placeOf = ({ scrollLeft, clientWidth }: Element): number | null =>
  clientWidth === 0 ? null : Math.round(scrollLeft / clientWidth);

/** Shows a slide at once, without scrolling over those before it. */
function jumpTo(element: HTMLElement, index: number): void {
  element.style.scrollBehavior = 'auto';
  element.scrollLeft = index * element.clientWidth;
  element.style.scrollBehavior = '';
}

/**
 * Slides with native scroll snapping; embla is loaded for a mouse, which cannot drag them otherwise.
 *
 * @param count number of slides
 * @param startAt index of the first slide to show
 */
export function useCarousel(count: number, startAt = 0): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  /** The target of a scroll, until it arrives or the visitor interrupts it: slides in between are not selected. */
  const heading = useRef<number | null>(null);
  const [selected, setSelected] = useState(startAt);
  const [enhanced, setEnhanced] = useState(false);

  const goTo = useCallback((index: number) => {
    const element = viewport.current;
    if (embla.current) embla.current.scrollTo(index);
    else if (element) {
      heading.current = index;
      element.scrollLeft = index * element.clientWidth;
    }
    setSelected(index);
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (!element || count < 2) return;
    if (startAt > 0) jumpTo(element, startAt);
    const follow = () => {
      const at = placeOf(element);
      if (embla.current || at === null) return;
      if (heading.current !== null && heading.current !== at) return;
      heading.current = null;
      setSelected(at);
    };
    const takeOver = () => {
      heading.current = null;
    };
    const onKey = (event: KeyboardEvent) => {
      const at = embla.current?.selectedScrollSnap() ?? heading.current ?? placeOf(element) ?? startAt;
      const next = nextSlide(event.key, at, count);
      // Slides that contain links or fields handle the keys themselves.
      if (next === null || event.target !== element) return;
      event.preventDefault();
      goTo(next);
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('pointerdown', takeOver);

    let left = false;
    const enhance = async ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      element.removeEventListener('pointerover', onPointer);
      const { default: EmblaCarousel } = await import(/* webpackChunkName: 'embla' */ 'embla-carousel');
      if (left) return;
      const at = placeOf(element) ?? startAt;
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
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('scroll', follow);
      element.removeEventListener('pointerdown', takeOver);
      element.removeEventListener('pointerover', onPointer);
      const made = embla.current;
      embla.current = null;
      setEnhanced(false);
      if (!made) return;
      // It moved the slides by transform: without a scroll the first one would be shown.
      const at = made.selectedScrollSnap();
      made.destroy();
      jumpTo(element, at);
    };
  }, [count, goTo, startAt]);

  return { viewport, selected: Math.min(selected, Math.max(0, count - 1)), enhanced, goTo };
}
