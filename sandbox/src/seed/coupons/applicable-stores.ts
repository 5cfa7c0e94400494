import type { SeedRows } from '../../db/seed-contract';

type Row = NonNullable<SeedRows['applicable_stores']>[number];

const stockOf: Readonly<Record<number, readonly (readonly [store: number, stock: number | null])[]>> = {
  114: [
    [2, 12],
    [8, 0],
    [25, null],
  ],
  115: [
    [6, 8],
    [7, null],
    [29, 0],
  ],
  122: [[15, null]],
  714: [
    [2, 5],
    [8, 0],
    [25, null],
  ],
  715: [
    [6, 4],
    [7, null],
    [16, null],
  ],
  716: [
    [19, 3],
    [4, null],
  ],
  723: [[2, null]],
  724: [[8, 1]],
};

/** Stores where the coupons of a template are used or picked up; null: as many as wanted. */
export const applicableStores: Row[] = Object.entries(stockOf).flatMap(([template, stores]) =>
  stores.map(([store, stock]) => ({ coupon_template_id: Number(template), store_id: store, stock })),
);
