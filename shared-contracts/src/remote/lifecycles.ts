import type { Host } from '../host/host';

export type FatalPhase = 'render' | 'uncaught';

export type MountProps<SlotProps = Readonly<Record<string, unknown>>> = {
  /** A fresh element for every attempt; the remote draws into it and nowhere else but `host.root.portal`. */
  domElement: HTMLElement;
  host: Host;
  slotProps?: SlotProps;
  /** The first content is drawn: not the fallback of a Suspense. */
  onReady?(): void;
  /** The remote cannot go on after it was mounted. */
  onFatal?(error: unknown, phase: FatalPhase): void;
};

/** The lifecycle contract of single-spa: whoever has its `mountRootParcel` can mount a remote. */
export type Lifecycles = {
  name: string;
  bootstrap(props: MountProps): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(props: MountProps): Promise<void>;
};
