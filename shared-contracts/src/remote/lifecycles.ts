import type { Host } from '../host/host';

/** When a mounted remote failed: while rendering, or by an error that nothing caught. */
export type FatalPhase = 'render' | 'uncaught';

/** What the host passes to each lifecycle. */
export type MountProps<SlotProps = Readonly<Record<string, unknown>>> = {
  /** A new element for every attempt; the remote renders into it and into `host.root.portal` only. */
  domElement: HTMLElement;
  /** Everything that the host gives. */
  host: Host;
  /** The values of the slot that is filled. */
  slotProps?: SlotProps;
  /**
   * To be called once, when the first content is in the document: not a skeleton, nor the fallback of a Suspense. Within
   * 20 s of the start of the load; what is not ready by then is taken away (MRW-114). The host takes a remote that shows
   * something and does not call it for drawn a second later, and tells its team (MRW-125), unless it `saysReady`.
   */
  onReady?(): void;
  /** To be called when the remote failed after `mount` resolved and shows nothing of use: a panel takes its place. */
  onFatal?(error: unknown, phase: FatalPhase): void;
};

/**
 * The lifecycle contract of single-spa: any host with its `mountRootParcel` can mount a remote. Each step gets the same
 * props, and fails when it rejects.
 */
export type Lifecycles = {
  /** Name of the package, for example `mf-offers`. */
  name: string;
  /** Called before each mount. Within 3 s. */
  bootstrap(props: MountProps): Promise<void>;
  /** Resolves when something is rendered. Within 3 s. */
  mount(props: MountProps): Promise<void>;
  /**
   * Ends everything that `mount` began: listeners, subscriptions, timers, elements in `host.root.portal`. Within 1 s; the
   * element has left the document by then.
   */
  unmount(props: MountProps): Promise<void>;
  /** It calls `onReady`, as those of `defineRemote` do: what it draws before that is not looked at. */
  saysReady?: boolean;
};
