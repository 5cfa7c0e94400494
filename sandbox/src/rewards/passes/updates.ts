import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '../../platform/db/connect';
import { refreshPasses } from './refresh';
import { expiryWarnings } from './settings';
import { tellWallets, type Wallets } from './tell-wallets';

/** Milliseconds between looks at changes that are due, and at passes whose change nothing told of. */
const tick = 5_000;
const sweepTime = 10 * 60_000;

export type PassUpdates = ReturnType<typeof createPassUpdates>;

/**
 * Tells the hosts of Apple and Google what has changed: after the commit of an act, from a table of its own, and never
 * in the act's way. What a transaction tells pages (`wake`) leads to the passes of that member; every ten minutes all
 * passes are looked at.
 */
export function createPassUpdates({
  connection,
  ...source
}: Omit<Wallets, 'db'> & { connection: Connection }) {
  const wallets = { db: connection.db, ...source };
  const { clock, log, settings } = wallets;
  // A commit wakes inside its own transaction, which the reads are no part of.
  const outside = AsyncLocalStorage.snapshot();
  let running = Promise.resolve();

  const run = (work: () => Promise<void>) => {
    running = outside(() =>
      running.then(work).catch((error: unknown) => {
        log.warn({ err: error }, 'passes could not be brought up to date');
      }),
    );
    return running;
  };
  const bringUpToDate = (memberId: number | null) =>
    run(async () => {
      await refreshPasses({ db: wallets.db, clock }, memberId);
      await tellWallets(wallets);
    });
  const sweep = () => {
    if (settings.apple) for (const warning of expiryWarnings(settings.apple, clock.now())) log.warn(warning);
    void bringUpToDate(null);
  };

  const stopListening = connection.listen((memberId) => void bringUpToDate(memberId));
  const timers = [
    setInterval(() => void run(() => tellWallets(wallets)), tick).unref(),
    setInterval(sweep, sweepTime).unref(),
  ];
  sweep();
  return {
    /** Brings all passes up to date and tells of them. */
    now: () => bringUpToDate(null),
    stop: async () => {
      stopListening();
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
