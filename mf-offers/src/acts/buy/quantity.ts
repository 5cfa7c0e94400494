/** Null: not limited. */
export type QuantityLimits = { perHead: number | null; stock: number | null; slotStock?: number | null };

/** Smallest, largest and initial quantity: 1, or 0 when nothing may be acquired (§4, Q-053). */
export function quantityRange({ perHead, stock, slotStock = null }: QuantityLimits): {
  min: number;
  max: number;
} {
  return {
    min: perHead === 0 ? 0 : 1,
    max: Math.max(0, smallest(perHead, stock, slotStock) ?? Number.MAX_SAFE_INTEGER),
  };
}

/** The lowest limit; null: not limited. */
export function smallest(...limits: readonly (number | null)[]): number | null {
  const known = limits.filter((limit) => limit !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** A quantity limited to its range, for example after another slot was chosen. */
export function withinRange(quantity: number, { min, max }: { min: number; max: number }): number {
  return Math.max(min, Math.min(quantity, max));
}

/**
 * The costs of a purchase.
 *
 * @param balance null when it is unknown
 */
export function costOf(points: number, quantity: number, balance: number | null) {
  const total = points * quantity;
  return { total, balanceAfter: balance === null ? null : balance - total };
}
