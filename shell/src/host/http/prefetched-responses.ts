import type { PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import axios, {
  AxiosError,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { answerOf } from './answer-of';

/** Milliseconds: a later call is sent anew. */
export const freshFor = 10_000;

/**
 * Uses the response of a call that the first script has sent, once and for the same address, language and visitor;
 * every other call is sent.
 *
 * @param asked the calls of the first script; used responses are removed
 * @param now milliseconds since 1970
 */
export const prefetchedResponses =
  (asked: PrefetchedResponse[], send: AxiosAdapter, now: () => number): AxiosAdapter =>
  (config) => {
    // An unused response is dropped: it may contain data of a member.
    asked.splice(0, asked.length, ...asked.filter(({ at }) => now() - at < freshFor));
    const place = asked.findIndex((read) => fits(read, config));
    const [read] = place < 0 ? [] : asked.splice(place, 1);
    return read ? awaited(read, config) : send(config);
  };

function fits(
  { url, language, authorization }: PrefetchedResponse,
  config: InternalAxiosRequestConfig,
): boolean {
  return (
    (config.method ?? 'get').toLowerCase() === 'get' &&
    (config.headers.get('Authorization') ?? undefined) === authorization &&
    config.headers.get('Accept-Language') === language &&
    axios.getUri(config) === url
  );
}

/** Within the timeout of the call and the signal of its caller. */
function awaited({ answer }: PrefetchedResponse, config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  return new Promise((resolve, reject) => {
    const { timeout = 0 } = config;
    const tooLate = () => {
      reject(new AxiosError(`No answer in ${timeout} ms`, AxiosError.ECONNABORTED, config));
    };
    const limit = timeout > 0 ? setTimeout(tooLate, timeout) : undefined;
    const leave = () => {
      reject(new CanceledError(undefined, config));
    };
    config.signal?.addEventListener?.('abort', leave);
    if (config.signal?.aborted) leave();
    void answerOf(answer, config)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(limit);
        config.signal?.removeEventListener?.('abort', leave);
      });
  });
}
