import type { PrefetchedResponse } from '@mrw/shared-contracts/manifest';
import axios, {
  AxiosError,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { hear } from '../clock/hear-answers';
import type { Heard } from '../clock/server-clock';
import { answerOf } from './answer-of';

/** Milliseconds: a later call is sent anew. */
export const freshFor = 10_000;

type Parts = { now: () => number; heard: Heard };

/**
 * Uses the response of a call that the first script has sent, once and for the same address, language and visitor;
 * every other call is sent.
 *
 * @param asked the calls of the first script; used responses are removed
 * @param parts.now milliseconds since 1970, by the clock of the device
 */
export const prefetchedResponses =
  (asked: PrefetchedResponse[], send: AxiosAdapter, { now, heard }: Parts): AxiosAdapter =>
  async (config) => {
    // An unused response is dropped: it may contain data of a member.
    asked.splice(0, asked.length, ...asked.filter(({ at }) => now() - at < freshFor));
    const place = asked.findIndex((read) => fits(read, config));
    const [read] = place < 0 ? [] : asked.splice(place, 1);
    if (!read) return send(config);
    const answer = await awaited(read, config);
    hear(answer, read.at, heard);
    return answer;
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
