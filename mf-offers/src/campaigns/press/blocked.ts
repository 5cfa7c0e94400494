import type { Availability } from '../availability';

/** Why an action cannot be pressed; an ended campaign can, and shows a message (§4). */
export type Blocked = Exclude<Availability, { kind: 'ended' | 'open' }>;

export function blockedBy(availability: Availability): Blocked | null {
  return availability.kind === 'ended' || availability.kind === 'open' ? null : availability;
}
