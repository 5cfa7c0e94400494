import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classes';
import { goFirst } from './go-first';
import { PlaceholderDrawing } from './PlaceholderDrawing';
import s from './picture.module.css';
import { RatioBox, type Ratio } from './RatioBox';
import { atWidth, pictureSet } from '../picture-sources';

export type PictureProps = {
  /** Null or a broken address shows a drawing. */
  src: string | null | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  ratio: Ratio;
  /** Width on screen as in `<img sizes>`; the whole viewport by default. */
  sizes?: string;
  /** The largest picture of the first screen: loads at once, and the others after it. */
  priority?: boolean;
  /** CSS colour shown until the picture is there. */
  dominantColor?: string;
  fit?: 'cover' | 'contain';
};

const box: Readonly<Record<Ratio, { width: number; height: number }>> = {
  '16/10': { width: 1280, height: 800 },
  '1/1': { width: 1280, height: 1280 },
  '4/3': { width: 1280, height: 960 },
  '21/9': { width: 1280, height: 549 },
};

/** A picture whose place is reserved before it loads. */
export function Picture({
  src,
  alt,
  ratio,
  sizes = '100vw',
  priority = false,
  dominantColor,
  fit = 'cover',
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = src && src !== broken ? src : null;
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => (priority && image.current ? goFirst(image.current) : undefined), [priority, usable]);
  return (
    <RatioBox ratio={ratio} style={dominantColor && usable ? { backgroundColor: dominantColor } : undefined}>
      {usable ? (
        <img
          key={usable}
          ref={image}
          className={classes(s.image, fit === 'contain' && s.contain, !dominantColor && s.frame)}
          src={atWidth(usable, 640)}
          srcSet={pictureSet(usable)}
          sizes={sizes}
          alt={alt}
          {...box[ratio]}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          draggable={false}
          onError={() => {
            setBroken(usable);
          }}
        />
      ) : (
        <span
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : alt}
          className={classes(s.frame, s.placeholder)}
        >
          <PlaceholderDrawing className={s.drawing} />
        </span>
      )}
    </RatioBox>
  );
}
