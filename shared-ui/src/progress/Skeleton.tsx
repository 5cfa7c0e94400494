import { classes } from '../classes';
import { CardGrid, type GridColumns } from '../lists/CardGrid';
import { RatioBox, type Ratio } from '../pictures/RatioBox';
import s from './progress.module.css';

export type SkeletonProps =
  /** The place of a picture. */
  | { ratio: Ratio; lines?: never; width?: never }
  /** Lines of text; the last one is shorter. */
  | { lines: number; ratio?: never; width?: never }
  /** One line as wide as a CSS length. */
  | { width: string; lines?: never; ratio?: never };

/** The shape of what is still loading. Say it aloud with `aria-busy` on the part that will hold the content. */
export function Skeleton(props: SkeletonProps) {
  if (props.ratio !== undefined) {
    return (
      <RatioBox ratio={props.ratio}>
        <span aria-hidden="true" className={classes(s.bone, s.picture)} />
      </RatioBox>
    );
  }
  if (props.width !== undefined) {
    return (
      <span aria-hidden="true" className={classes(s.bone, s.line, s.only)} style={{ width: props.width }} />
    );
  }
  return (
    <span aria-hidden="true">
      {Array.from({ length: props.lines }, (_, line) => (
        <span key={line} className={classes(s.bone, s.line, props.lines === 1 && s.only)} />
      ))}
    </span>
  );
}

export type SkeletonCardsProps = {
  /** At most 6 are drawn. */
  count?: number;
  ratio?: Ratio;
  /** The columns of the list that will come. */
  columns?: GridColumns;
};

/** The shape of a list of cards. */
export function SkeletonCards({ count = 6, ratio = '16/10', columns }: SkeletonCardsProps) {
  return (
    <div aria-hidden="true">
      <CardGrid columns={columns}>
        {Array.from({ length: Math.min(count, 6) }, (_, card) => (
          <div key={card} className={s.card}>
            <Skeleton ratio={ratio} />
            <div className={s.text}>
              <Skeleton lines={2} />
            </div>
          </div>
        ))}
      </CardGrid>
    </div>
  );
}
