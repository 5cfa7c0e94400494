import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../classes';
import s from './ratio.module.css';

/** Offers 16/10, square 1/1, stores 4/3, panoramas 21/9; banners are 16/10 on phones and 21/9 on wider screens. */
export type Ratio = '16/10' | '1/1' | '4/3' | '21/9' | 'banner';

const shape: Readonly<Record<Ratio, string | undefined>> = {
  '16/10': s.wide,
  '1/1': s.square,
  '4/3': s.photo,
  '21/9': s.panorama,
  banner: s.banner,
};

/** Reserves the space of a picture. Its one child fills it. */
export function RatioBox({
  ratio,
  style,
  children,
}: {
  ratio: Ratio;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <span className={classes(s.box, shape[ratio])} style={style}>
      {children}
    </span>
  );
}
