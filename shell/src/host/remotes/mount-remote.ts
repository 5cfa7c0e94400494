import type { Host, Lifecycles, MountProps } from '@mrw/shared-contracts';
import { TimeoutError, withTimeout } from '../with-timeout';
import { remoteFailure, type FailurePhase, type RemoteFailure } from './remote-failure';
import { mountRemoteParcel, type Step } from './remote-parcel';
import { watchNatives } from './watch-natives';

/** Timeouts of each lifecycle step in milliseconds; `ready` counts from the start of the load. */
const mountLimits = {
  load: 15_000,
  bootstrap: 3_000,
  mount: 3_000,
  ready: 20_000,
  unmount: 1_000,
} as const;

export type MountRequest = {
  remote: string;
  load: () => Promise<Lifecycles>;
  into: HTMLElement;
  host: Host;
  slotProps?: MountProps['slotProps'];
  limits?: Readonly<Record<keyof typeof mountLimits, number>>;
  onReady(): void;
  /** Called at most once, never after `stop`. */
  onFailure(failure: RemoteFailure): void;
  /** A problem that is not visible to the visitor: a remote that does not unmount. */
  onTrouble(failure: RemoteFailure): void;
};

/**
 * Mounts a remote as a single-spa parcel in a new element.
 *
 * @returns stop: removes the element at once and never waits for the remote
 */
export function mountRemote(request: MountRequest): () => void {
  const limits = request.limits ?? mountLimits;
  const element = request.into.appendChild(document.createElement('div'));
  let state: 'running' | 'failed' | 'stopped' = 'running';
  let phase: FailurePhase = 'load';
  const began = performance.now();

  const fail = (cause: unknown) => {
    clearTimeout(readyTimer);
    if (state !== 'running') return;
    state = 'failed';
    leave();
    request.onFailure(remoteFailure(request.remote, phase, cause));
  };
  const readyTimer = setTimeout(() => {
    phase = 'ready';
    fail(new TimeoutError(limits.ready));
  }, limits.ready);

  const props: MountProps = {
    domElement: element,
    host: request.host,
    ...(request.slotProps ? { slotProps: request.slotProps } : {}),
    onReady: () => {
      clearTimeout(readyTimer);
      if (state !== 'running') return;
      phase = 'run';
      const value = Math.round(performance.now() - began);
      request.host.telemetry.report({ code: 'load', remote: request.remote, value });
      request.onReady();
    },
    onFatal: (error) => {
      phase = 'run';
      fail(error);
    },
  };

  const watched = <T>(step: () => Promise<T>) => watchNatives(request.remote, request.host.telemetry, step);
  const mounting = watched(() =>
    start({
      load: request.load,
      props,
      limits,
      enter: (next) => {
        phase = next;
      },
      isWanted: () => state === 'running',
    }),
  );
  mounting.catch(fail);

  const leave = () => {
    element.remove();
    mounting.then(
      (parcel) =>
        parcel &&
        watched(() => parcel.unmount()).catch((cause: unknown) => {
          request.onTrouble(remoteFailure(request.remote, 'unmount', cause));
        }),
      () => undefined,
    );
  };

  return () => {
    const wasRunning = state === 'running';
    state = 'stopped';
    clearTimeout(readyTimer);
    if (wasRunning) leave();
  };
}

type Start = Pick<MountRequest, 'load'> & {
  props: MountProps;
  limits: NonNullable<MountRequest['limits']>;
  enter(phase: FailurePhase): void;
  isWanted(): boolean;
};

async function start({ load, props, limits, enter, isWanted }: Start) {
  const lifecycles = await withTimeout(load(), limits.load);
  if (!isWanted()) return null;
  const take = async (step: Step) => {
    if (step !== 'unmount') enter(step);
    const taken = lifecycles[step](props);
    try {
      await withTimeout(taken, limits[step]);
    } catch (error) {
      // It was abandoned, and mounted later all the same: it is unmounted as soon as possible.
      if (step === 'mount' && error instanceof TimeoutError)
        taken.then(() => lifecycles.unmount(props)).catch(() => undefined);
      throw error;
    }
  };
  return mountRemoteParcel(lifecycles.name, take, limits);
}
