import { classes } from '../../classes';
import { CardGrid, gridColumns, type GridColumns } from '../lists/card-grid';
import { RatioBox, type Ratio } from '../pictures/ratio-box';
import s from './progress.module.css';

export type SkeletonProps =
  /** The space of a picture. */
  | { ratio: Ratio; lines?: never; width?: never }
  /** Lines of text; the last one is shorter. */
  | { lines: number; ratio?: never; width?: never }
  /** One line as wide as a CSS length. */
  | { width: string; lines?: never; ratio?: never };

/** A placeholder for loading content. Set `aria-busy` on the element that will contain the content. */
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
  /** At most 6 are rendered. */
  count?: number;
  ratio?: Ratio;
  /** The columns of the expected list. */
  columns?: GridColumns;
};

/** A skeleton of a list of cards. */
export function SkeletonCards({
  count = 6,
  ratio = '16/10',
  columns = gridColumns.campaigns,
}: SkeletonCardsProps) {
  return (
    <div aria-hidden="true">
      <CardGrid columns={columns}>
        {Array.from({ length: Math.min(count, 6) }, (_, card) => (
          <div key={card} className={classes(s.card, columns.phone === 1 && s.row)}>
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
