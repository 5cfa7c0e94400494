/** Locks and channels of a device: several tabs in one test. */
export function fakeTabs() {
  let wasUsed = false;
  const queues = new Map<string, Promise<unknown>>();
  const channels = new Set<Channel>();

  class Channel extends EventTarget {
    constructor() {
      super();
      wasUsed = true;
      channels.add(this);
    }
    postMessage(data: unknown) {
      if (!channels.has(this)) throw new Error('the channel is closed');
      for (const other of channels) {
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
    close() {
      channels.delete(this);
    }
  }
  const locks = {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
      wasUsed = true;
      const turn = (queues.get(name) ?? Promise.resolve()).then(() =>
        signal.aborted ? Promise.reject(new Error('aborted')) : work(),
      );
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: Channel });
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: Channel });
  return {
    used: () => wasUsed,
    restore: () => {
      Reflect.deleteProperty(navigator, 'locks');
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    },
  };
}
