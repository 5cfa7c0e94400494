import { isAxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

const mostRepeats = 2;
/** Milliseconds before the first repeat; the second waits twice as long. */
const firstPause = 300;
/** Seconds that a visitor waits without a message; a server that asks for more gets no retry. */
const longestAsked = 2;
/** The server is available, or will be soon: it has not processed the call. */
const passing = new Set([429, 502, 503, 504]);
/** Calls that spend, send or end something although they use GET. */
const withEffect = /\/(auth\/revoke|update-login-method|redeem_gift_card)(\/|$)/;

type Parts = {
  isOnline: () => boolean;
  /** From 0 to below 1. */
  random: () => number;
};

/**
 * Retries a GET without effects when the connection broke or the server is busy: at most twice, with jitter. Nothing
 * else is retried: a write may have been processed, and a call that timed out has used up the visitor's time.
 */
export function retryReads(send: AxiosAdapter, parts: Parts): AxiosAdapter {
  const attempt = async (config: InternalAxiosRequestConfig, repeats: number) => {
    try {
      return await send(config);
    } catch (error) {
      const wait = repeats < mostRepeats && isRead(config) ? pauseAfter(error, repeats, parts) : null;
      if (wait === null || !(await waited(wait, config.signal))) throw error;
      return attempt(config, repeats + 1);
    }
  };
  return (config) => attempt(config, 0);
}

function isRead({ method, url, retry = true }: InternalAxiosRequestConfig): boolean {
  return (
    retry && (method ?? 'get').toLowerCase() === 'get' && !withEffect.test((url ?? '').split('?', 1)[0] ?? '')
  );
}

/** Milliseconds; null without a retry. */
function pauseAfter(error: unknown, repeats: number, { isOnline, random }: Parts): number | null {
  if (!isAxiosError(error)) return null;
  const jittered = firstPause * 2 ** repeats * (0.5 + random());
  if (!error.response) return error.code === 'ERR_NETWORK' && isOnline() ? jittered : null;
  if (!passing.has(error.response.status)) return null;
  const header: unknown = error.response.headers['retry-after'];
  if (header === undefined || header === null) return jittered;
  const asked = typeof header === 'string' ? Number(header) : Number.NaN;
  return asked >= 0 && asked <= longestAsked ? asked * 1_000 + jittered : null;
}

/** @returns false when the caller aborted meanwhile */
function waited(milliseconds: number, signal: InternalAxiosRequestConfig['signal']): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve(false);
      return;
    }
    const end = (isOver: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', onAbort);
      resolve(isOver);
    };
    const onAbort = () => {
      end(false);
    };
    const timer = setTimeout(() => {
      end(true);
    }, milliseconds);
    signal?.addEventListener?.('abort', onAbort);
  });
}
