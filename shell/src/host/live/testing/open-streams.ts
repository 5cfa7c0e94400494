type Request = {
  address: string;
  headers: Record<string, string>;
  credentials: RequestCredentials | undefined;
};
type Part = { done: boolean; value?: Uint8Array };

const streamOf = (request: Request, signal: AbortSignal | null | undefined) => {
  let isOpen = true;
  const parts: Part[] = [];
  let take: ((part: Part) => void) | null = null;
  let fail: ((reason: Error) => void) | null = null;
  signal?.addEventListener('abort', () => {
    isOpen = false;
    fail?.(new Error('aborted'));
  });
  const push = (part: Part) => {
    if (!isOpen) return;
    if (take) take(part);
    else parts.push(part);
    take = null;
  };
  const send = async (text: string) => {
    // In pieces of 7 bytes: a letter may lie in two of them.
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += 7) {
      push({ done: false, value: bytes.slice(at, at + 7) });
      await jest.advanceTimersByTimeAsync(0);
    }
  };
  return {
    request,
    isOpen: () => isOpen,
    send,
    tell: (id: number, event: string, news: unknown) =>
      send(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(news)}\n\n`),
    /** The connection breaks. */
    cut: () => {
      isOpen = false;
      fail?.(new Error('network'));
    },
    body: {
      getReader: () => ({
        read: () =>
          new Promise<Part>((resolve, reject) => {
            const part = parts.shift();
            take = resolve;
            fail = reject;
            if (part) {
              take = null;
              resolve(part);
            }
          }),
      }),
    },
  };
};

/** The event streams that pages open, in place of `fetch`. */
export function openStreams() {
  const streams: ReturnType<typeof streamOf>[] = [];
  const before = globalThis.fetch;
  let answer = { status: 200, headers: new Map<string, string>() };
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    const headers = (init?.headers ?? {}) as Record<string, string>;
    const stream = streamOf({ address, headers, credentials: init?.credentials }, init?.signal);
    streams.push(stream);
    const { status } = answer;
    return Promise.resolve({ ok: status === 200, status, headers: answer.headers, body: stream.body });
  }) as unknown as typeof fetch;
  return {
    all: () => streams,
    last: () => {
      const stream = streams.at(-1);
      if (!stream) throw new Error('no stream was opened');
      return stream;
    },
    answerWith: (status: number, headers: Record<string, string> = {}) => {
      answer = { status, headers: new Map(Object.entries(headers)) };
    },
    restore: () => {
      globalThis.fetch = before;
    },
  };
}
