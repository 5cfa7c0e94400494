import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Milliseconds: a server that says nothing for so long, not even its heartbeat of 15 s, is not there any more. */
const longestSilence = 40_000;
/** Milliseconds before the second try; each further one waits twice as long, up to the longest. */
const firstPause = 1_000;
const longestPause = 60_000;
/** Milliseconds after which a stream counts as one that held. */
const held = 15_000;

type Bearer = { access: string };

type Parts = {
  address: string;
  tokens: { fresh(): Promise<Bearer | null>; renew(refused: string): Promise<Bearer> };
  /** Where to go on. */
  lastId: () => string | null;
  hear: (message: EventSourceMessage) => void;
};

type End =
  /** The API has no live answers. */
  | 'none'
  /** Milliseconds that the server asks to wait for. */
  | { wait: number };

/**
 * Reads the event stream of a member, and opens it again whenever it ends. Fetched, because it has a bearer.
 *
 * @returns after the signal, or when the API has no such stream
 */
export async function followEvents(parts: Parts, signal: AbortSignal): Promise<'none' | 'ended'> {
  let tries = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const end = await readOnce(parts, signal).catch((): End => ({ wait: 0 }));
    if (end === 'none') return end;
    tries = performance.now() - startedAt > held ? 0 : tries + 1;
    const pause = Math.min(longestPause, firstPause * 2 ** Math.max(0, tries - 1)) * (0.5 + Math.random());
    await paused(Math.max(end.wait, pause), signal);
  }
  return 'ended';
}

async function readOnce(parts: Parts, signal: AbortSignal): Promise<End> {
  const tokens = await parts.tokens.fresh();
  if (!tokens || signal.aborted) return { wait: 0 };
  const silence = abortOnSilence(signal);
  try {
    let response = await ask(parts, tokens, silence.signal);
    if (response.status === 401) {
      response = await ask(parts, await parts.tokens.renew(tokens.access), silence.signal);
    }
    if (response.status === 404) return 'none';
    if (!response.ok || !response.body)
      return { wait: secondsIn(response.headers.get('retry-after')) * 1_000 };
    await readAll(response.body, parts.hear, silence);
    return { wait: 0 };
  } finally {
    silence.end();
  }
}

const ask = ({ address, lastId }: Parts, { access }: Bearer, signal: AbortSignal) => {
  const id = lastId();
  return fetch(address, {
    headers: {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${access}`,
      ...(id === null ? {} : { 'Last-Event-ID': id }),
    },
    cache: 'no-store',
    credentials: 'omit',
    signal,
  });
};

async function readAll(body: ReadableStream<Uint8Array>, hear: Parts['hear'], silence: { broken(): void }) {
  const parser = createParser({ onEvent: hear });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    silence.broken();
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}

/** A signal that follows the given one, and fires too when nothing comes for a while. */
function abortOnSilence(signal: AbortSignal) {
  const own = new AbortController();
  const abort = () => {
    own.abort();
  };
  let timer = setTimeout(abort, longestSilence);
  signal.addEventListener('abort', abort);
  return {
    signal: own.signal,
    broken: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, longestSilence);
    },
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      // What was refused, or is left over, is not read.
      abort();
    },
  };
}

/** 0 for what is no number of seconds. */
const secondsIn = (header: string | null): number => Math.max(0, Number(header ?? 0) || 0);

/** Ends early with the signal, and when the device is online again. */
const paused = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
