import { isDrawing } from '@mrw/shared-contracts/device/drawing';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { masonryMoves } from './masonry';

/** Closes the gaps of a grid with cards of different heights; browsers without ResizeObserver keep even rows. */
export function useMasonry(wanted: boolean): RefObject<HTMLUListElement | null> {
  const grid = useRef<HTMLUListElement>(null);
  // After every render: cards may have been added or removed.
  useLayoutEffect(() => {
    const list = grid.current;
    if (!wanted || !list || isDrawing() || typeof ResizeObserver === 'undefined') return;
    // It calls back for each observed card before the next paint: measuring here would force a layout.
    const observer = new ResizeObserver(() => {
      closeHoles(list);
    });
    observer.observe(list);
    for (const cell of list.children) observer.observe(cell);
    return () => {
      observer.disconnect();
    };
  });
  return grid;
}

function closeHoles(list: HTMLUListElement): void {
  const cells = [...list.children].filter((cell) => cell instanceof HTMLElement);
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const heights = cells.map((cell) => cell.offsetHeight);
  const { moves, spare } = masonryMoves(heights, columns, Number.parseFloat(rowGap) || 0);
  cells.forEach((cell, index) => {
    const move = moves[index] ?? 0;
    cell.style.transform = move === 0 ? '' : `translateY(${-move}px)`;
  });
  list.style.marginBottom = spare === 0 ? '' : `${-spare}px`;
}
