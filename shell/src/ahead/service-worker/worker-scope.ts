/** The used part of the worker scope; the project is compiled with the types of pages. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: Omit<ServiceWorkerRegistration, 'navigationPreload'> &
    Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AnsweredEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

interface AnsweredEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A page of the site, in a tab or in a frame. */
interface Tab {
  readonly frameType: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

export interface PushEvent extends LifecycleEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends LifecycleEvent {
  readonly notification: Notification;
}

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LifecycleEvent {
  /** Chrome since 123: what the browser asks for without this worker. */
  addRoutes?(rules: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
}
