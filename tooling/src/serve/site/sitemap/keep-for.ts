/**
 * Reads a value at most once in a while; calls in between share it. A failure is not kept.
 *
 * @param duration milliseconds
 */
export function keepFor<Value>(duration: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null;
  return () => {
    if (kept && Date.now() < kept.until) return kept.value;
    const reading = { value: read(), until: Date.now() + duration };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.value;
  };
}
