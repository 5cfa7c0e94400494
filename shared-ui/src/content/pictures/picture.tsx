import { useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../classes';
import { goFirst } from './go-first';
import { PlaceholderDrawing } from './placeholder-drawing';
import s from './picture.module.css';
import { RatioBox, type Ratio } from './ratio-box';
import { atWidth, isPictureAddress, pictureSet } from '../../basics/picture-sources';

export type PictureProps = {
  /** Null, a broken address and one without a picture show a placeholder. */
  src: string | null | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  ratio: Ratio;
  /** Width on screen as in `<img sizes>`; the whole viewport by default. */
  sizes?: string;
  /** The largest picture of the first screen: loads at once, the others after it. */
  priority?: boolean;
  /** CSS colour until the picture is loaded. */
  dominantColor?: string;
  fit?: 'cover' | 'contain';
};

const box: Readonly<Record<Ratio, { width: number; height: number }>> = {
  '16/10': { width: 1280, height: 800 },
  '1/1': { width: 1280, height: 1280 },
  '4/3': { width: 1280, height: 960 },
  '21/9': { width: 1280, height: 549 },
  banner: { width: 1280, height: 800 },
};

/** A picture with reserved space. */
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
  const usable = src && src !== broken && isPictureAddress(src) ? src : null;
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => (priority && image.current ? goFirst(image.current) : undefined), [priority, usable]);
  return (
    <RatioBox ratio={ratio} style={dominantColor && usable ? { backgroundColor: dominantColor } : undefined}>
      {usable ? (
        <img
          key={usable}
          ref={image}
          className={classes(s.image, s.frame, fit === 'contain' && s.contain)}
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
