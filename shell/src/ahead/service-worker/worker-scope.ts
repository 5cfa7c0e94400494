/** The used part of the worker scope; the project is compiled with the types of pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly registration: Omit<ServiceWorkerRegistration, 'navigationPreload'> &
    Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AnsweredEvent) => void): void;
}

interface AnsweredEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LifecycleEvent {
  /** Chrome since 123: what the browser asks for without this worker. */
  addRoutes?(rules: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
}
