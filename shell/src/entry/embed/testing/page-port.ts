import type { Port } from '../wallet/partner-link';

/** A port of the wallet whose other end is controlled by a test. */
export function pagePort() {
  const heard: unknown[] = [];
  let closed = false;
  const port: Port = {
    onmessage: null,
    postMessage: (message) => {
      heard.push(message);
    },
    close: () => {
      closed = true;
    },
  };
  return {
    port,
    /** The reports of the wallet. */
    heard,
    say: (data: unknown) => port.onmessage?.(new MessageEvent('message', { data })),
    isClosed: () => closed,
  };
}
