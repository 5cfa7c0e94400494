import type { Host } from '../host/host';

export type FatalPhase = 'render' | 'uncaught';

export type MountProps<SlotProps = Readonly<Record<string, unknown>>> = {
  /** A new element for every attempt; the remote renders into it and into `host.root.portal` only. */
  domElement: HTMLElement;
  host: Host;
  slotProps?: SlotProps;
  /** The first content is rendered: not the fallback of a Suspense. */
  onReady?(): void;
  /** The remote failed after it was mounted. */
  onFatal?(error: unknown, phase: FatalPhase): void;
};

/** The lifecycle contract of single-spa: any host with its `mountRootParcel` can mount a remote. */
export type Lifecycles = {
  name: string;
  bootstrap(props: MountProps): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(props: MountProps): Promise<void>;
};
