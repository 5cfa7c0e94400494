import { Card } from '@mrw/shared-ui';
import GoalCard from '../goal/goal-card';
import { OffersNow } from '../offers-now/offers-now';
import * as z from 'zod/mini';
import { EndsNext } from './ends-next';
import { PointsLine } from './points-line';

/** What the page of another remote says of its result; all of it may be missing. */
const result = z.object({
  /** The balance before, null when it was unknown. */
  before: z._default(z.nullable(z.number()), null),
  /** Signed points of the action. */
  points: z._default(z.number(), 0),
  /** The campaign of the result. */
  usedId: z._default(z.string(), ''),
  /** A gain: the goal of the member in place of an offer. */
  goal: z._default(z.boolean(), false),
  /** No result: what the member can have now. */
  offers: z._default(z.boolean(), false),
});

/** After a result on the page of another remote: what it did to the points, and the offer that ends next. */
export function WhatNext({ values }: { values: unknown }) {
  const { data } = result.safeParse(values ?? {});
  if (!data) return null;
  const { before, points, usedId, goal, offers } = data;
  if (offers) return <OffersNow />;
  if (goal) return <GoalCard fixed />;
  const next = (
    <>
      <PointsLine before={before} expected={points} />
      <EndsNext usedId={usedId} />
    </>
  );
  // Without points it is a part of a card that says what was done.
  return points === 0 ? next : <Card>{next}</Card>;
}
