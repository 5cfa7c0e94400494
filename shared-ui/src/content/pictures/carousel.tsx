import { useStrings } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/buttons/icon-button';
import { classes } from '../../classes';
import { VisuallyHidden } from '../../visually-hidden';
import s from './carousel.module.css';
import { pictureStrings } from './strings';
import { useCarousel } from './use-carousel';

type Slide = {
  id: string | number;
  content: ReactNode;
  /** True when the content is a link or a button. */
  takesFocus?: boolean;
};

export type CarouselProps = {
  /** Accessible name of the slides. */
  label: string;
  slides: readonly Slide[];
  /** Index of the first slide to show. */
  startAt?: number;
  className?: string | undefined;
};

/**
 * Slides side by side: swipe, drag, dots and buttons. No automatic movement. Slides without focusable content share
 * one tab stop, and the arrow keys move them.
 */
export function Carousel({ label, slides, startAt = 0, className }: CarouselProps) {
  const t = useStrings(pictureStrings);
  const { viewport, selected, enhanced, goTo } = useCarousel(slides.length, startAt);
  const total = slides.length;
  const focusable = total > 1 && !slides.every(({ takesFocus }) => takesFocus);
  const position = (index: number) => t('position', { number: index + 1, total });

  return (
    <section aria-roledescription="carousel" aria-label={label} className={classes(s.carousel, className)}>
      <div
        ref={viewport}
        className={classes(s.viewport, enhanced && s.enhanced)}
        {...(focusable ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
      >
        <div className={s.track}>
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription="slide"
              aria-label={position(index)}
              // An invisible slide must not be focusable.
              inert={index !== selected}
              className={s.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {total > 1 && (
        <div className={s.controls}>
          <IconButton
            icon="chevron-left"
            label={t('previous')}
            atEnd={selected === 0}
            onClick={() => {
              goTo(selected - 1);
            }}
          />
          <div className={s.dots}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={s.dot}
                aria-label={position(index)}
                aria-current={index === selected}
                onClick={() => {
                  goTo(index);
                }}
              />
            ))}
          </div>
          <IconButton
            icon="chevron-right"
            label={t('next')}
            atEnd={selected === total - 1}
            onClick={() => {
              goTo(selected + 1);
            }}
          />
          <span role="status">
            <VisuallyHidden>{position(selected)}</VisuallyHidden>
          </span>
        </div>
      )}
    </section>
  );
}
