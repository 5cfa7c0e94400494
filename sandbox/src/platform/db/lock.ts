export type Lock = {
  /** Waits while the lock is closed. @returns what ends the stay; calling it again changes nothing */
  enter(): Promise<() => void>;
  /** Runs work side by side with other work, never beside work that is alone. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs work when everything under way has ended, or after `timeout` at the latest; the rest waits. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Keeps a reset apart from the calls under way: none of them sees the data change between two of its queries.
 *
 * @param timeout milliseconds that work alone waits for the others: a call may hang, a reset may not
 */
export function createLock(timeout = 2_000): Lock {
  let running = 0;
  let closed: Promise<void> | null = null;
  let onEmpty = (): void => undefined;

  const empty = (): Promise<void> =>
    new Promise((resolve) => {
      if (running === 0) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, timeout);
      onEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const enter = async (): Promise<() => void> => {
    while (closed !== null) await closed;
    running += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      running -= 1;
      if (running === 0) onEmpty();
    };
  };

  return {
    enter,
    pass: async (work) => {
      const leave = await enter();
      return work().finally(leave);
    },
    alone: async (work) => {
      while (closed !== null) await closed;
      let open = (): void => undefined;
      closed = new Promise((resolve) => {
        open = resolve;
      });
      try {
        await empty();
        return await work();
      } finally {
        closed = null;
        open();
      }
    },
  };
}
