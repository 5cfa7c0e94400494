import { Children, type ReactNode } from 'react';
import { classes } from '../../classes';
import s from './grid.module.css';
import { useMasonry } from './use-masonry';

export type GridColumns = {
  /** From 1023 px (§9). */
  desktop: 1 | 2 | 3 | 4;
  tablet: 1 | 2 | 3 | 4;
  phone: 1 | 2 | 3;
  /** Width in px of the tablet columns: stores 767, campaigns 768 (§9). 769 by default. */
  tabletFrom?: 767 | 768 | 769;
};

/** The columns of the specification (§9, Q-108). */
export const gridColumns = {
  campaigns: { desktop: 2, tablet: 2, phone: 1, tabletFrom: 768 },
  coupons: { desktop: 4, tablet: 2, phone: 2 },
  stores: { desktop: 3, tablet: 2, phone: 1, tabletFrom: 767 },
} as const satisfies Readonly<Record<string, GridColumns>>;

/** A list of cards in rows of one height, or as masonry. Reading order is the order of the children. */
export function CardGrid({
  columns = gridColumns.campaigns,
  label,
  masonry = false,
  children,
}: {
  columns?: GridColumns | undefined;
  label?: string;
  /** Cards keep their own heights without gaps below the shorter ones. */
  masonry?: boolean;
  children: ReactNode;
}) {
  const grid = useMasonry(masonry);
  return (
    <ul
      ref={grid}
      aria-label={label}
      className={classes(
        s.grid,
        masonry && s.masonry,
        s[`phone${columns.phone}`],
        s[`tablet${columns.tablet}`],
        s[`desktop${columns.desktop}`],
        s[`from${columns.tabletFrom ?? 769}`],
      )}
    >
      {Children.map(children, (child) => (child ? <li className={s.cell}>{child}</li> : null))}
    </ul>
  );
}
