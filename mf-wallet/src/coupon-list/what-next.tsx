import { Slot } from '@mrw/shared-contracts';
import * as z from 'zod/mini';
import s from './coupon-card.module.css';

const arrival = z.object({ whatNext: z.record(z.string(), z.unknown()) });
export type Result = z.infer<typeof arrival>['whatNext'];

/** What the page that led here did to the points, from its navigation state. */
export const resultOf = (state: unknown): Result | undefined => arrival.safeParse(state).data?.whatNext;

/** What a result did to the points, and what is offered next. */
export const WhatNext = ({ result }: { result: Result }) => (
  <div className={s.above}>
    <Slot name="what-next" values={result} />
  </div>
);
