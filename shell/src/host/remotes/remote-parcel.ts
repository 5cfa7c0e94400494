import type { Parcel, ParcelConfig } from 'single-spa';
import { ownerParcel } from './owner-parcel';

export type Step = 'bootstrap' | 'mount' | 'unmount';
type Take = (step: Step) => Promise<void>;

/** The configuration of a single-spa parcel. A class: a closure would keep the page of the remote in memory. */
class RemoteLife {
  constructor(private take: Take | null) {}

  step(name: Step): Promise<void> {
    return this.take?.(name) ?? Promise.resolve();
  }

  release(): void {
    this.take = null;
  }
}

/**
 * Mounts a remote as a single-spa parcel. Timers of single-spa outlast a parcel, and its owner keeps a failed parcel:
 * after the end or a failure, both have no reference to the remote.
 *
 * @param take runs a lifecycle step within its timeout
 * @param limits timeouts of each step in milliseconds
 * @throws what `take` throws while the remote is mounted
 */
export async function mountRemoteParcel(
  name: string,
  take: Take,
  limits: Readonly<Record<Step, number>>,
): Promise<Pick<Parcel, 'unmount'>> {
  const mountParcel = await ownerParcel;
  const life = new RemoteLife(take);
  const release = life.release.bind(life);
  // Missing in the types of single-spa.
  const config: ParcelConfig & { timeouts: Record<Step, TimeoutSettings> } = {
    name,
    bootstrap: life.step.bind(life, 'bootstrap'),
    mount: life.step.bind(life, 'mount'),
    unmount: life.step.bind(life, 'unmount'),
    timeouts: {
      bootstrap: after(limits.bootstrap),
      mount: after(limits.mount),
      unmount: after(limits.unmount),
    },
  };
  const parcel = mountParcel(config, { domElement: document.createElement('div') });
  parcel.bootstrapPromise.catch(() => undefined);
  parcel.unmountPromise.then(release, release);
  try {
    await parcel.mountPromise;
  } catch (error) {
    life.release();
    throw error;
  }
  return parcel;
}

type TimeoutSettings = { millis: number; warningMillis: number; dieOnTimeout: false };

/** Our own timeouts fire first: those of single-spa only warn, and do not cover the load. */
const after = (limit: number): TimeoutSettings => ({
  millis: limit + 1_000,
  warningMillis: limit + 1_000,
  dieOnTimeout: false,
});
