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

  const { remote } = request;
  const { telemetry } = request.host;
  /** @param at as `performance.now()` counts */
  const ready = (at: number) => {
    clearTimeout(readyTimer);
    if (state !== 'running' || phase === 'run') return;
    phase = 'run';
    telemetry.report({ code: 'load', remote, value: Math.round(at - began) });
    request.onReady();
  };
  const props: MountProps = {
    domElement: element,
    host: request.host,
    ...(request.slotProps ? { slotProps: request.slotProps } : {}),
    onReady: () => {
      ready(performance.now());
    },
    onFatal: (error) => {
      phase = 'run';
      fail(error);
    },
  };

  const watchDrawn = async () => {
    const waits = () => state === 'running' && phase !== 'run';
    if (!waits()) return;
    const { untilDrawn } = await import(/* webpackChunkName: "foreign" */ './foreign/until-drawn');
    const at = await untilDrawn(element, waits);
    if (at === null) return;
    telemetry.report({ code: 'MRW-125', remote, detail: `MRW-125 ${remote}: never-said-ready` });
    ready(at);
  };

  const watched = <T>(step: () => Promise<T>) => watchNatives(remote, telemetry, step);
  const mounting = watched(() =>
    start({
      load: request.load,
      props,
      limits,
      enter: (next) => {
        phase = next;
      },
      isWanted: () => state === 'running',
      // Without its code nothing is taken for drawn.
      onUntold: () => void watchDrawn().catch(() => undefined),
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
  /** It is mounted, and has not promised to say when it is ready. */
  onUntold(): void;
};

async function start({ load, props, limits, enter, isWanted, onUntold }: Start) {
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
  const parcel = await mountRemoteParcel(lifecycles.name, take, limits);
  if (!lifecycles.saysReady) onUntold();
  return parcel;
}
