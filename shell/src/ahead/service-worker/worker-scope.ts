/** The used part of the worker scope; the project is compiled with the types of pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
}

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
