import type { PagedList } from '@mrw/shared-contracts';
import { scrollDistance } from '@mrw/shared-contracts/constants';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { MoreRows } from './more-rows';

/** The position of a table: its scroll container and what follows it depend on that. */
export type TablePlace = 'page' | 'dialog';

type Props = {
  list: PagedList<unknown>;
  place: TablePlace;
  /** True: the next page loads at 90 % of the table instead of a fixed distance from its end. */
  byShare?: boolean;
  /** The table of the items read so far. */
  children: ReactNode;
};

/** A table that loads further pages: near its end on a page, at 90 % of it in a dialog. */
export function GrowingTable({ list, place, byShare = place === 'dialog', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    setHeight(box.current?.offsetHeight ?? 0);
  }, [list.items.length]);
  return (
    <>
      <div ref={box}>{children}</div>
      <MoreRows
        list={list}
        distance={byShare ? Math.round(height * (1 - scrollDistance.tableShare)) : scrollDistance.page}
        ahead={place === 'page'}
      />
    </>
  );
}
