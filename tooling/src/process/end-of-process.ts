const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let end: () => void = () => process.exit(1);

/** From here on a signal, or the end of the process that started this one, ends it together with what it has started. */
export function listenForEnd(): void {
  for (const signal of signals)
    process.on(signal, () => {
      end();
    });
  process.once('disconnect', () => {
    end();
  });
}

/** Waits for that, for a command that serves until then. */
export const untilEnd = () =>
  new Promise<void>((resolve) => {
    end = resolve;
  });
