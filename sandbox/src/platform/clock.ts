/** The time of the sandbox; tests move it ahead of the real one. */
export type Clock = {
  now(): Date;
  /** Sets the distance to the real time; 0 returns to it. */
  setOffset(seconds: number): void;
  offset(): number;
};

export function createClock(realTime: () => number = Date.now): Clock {
  let offsetSeconds = 0;
  return {
    now: () => new Date(realTime() + offsetSeconds * 1000),
    setOffset: (seconds) => {
      offsetSeconds = seconds;
    },
    offset: () => offsetSeconds,
  };
}
