import type { EarlyRead } from '@mrw/shared-contracts/manifest';
import axios, {
  AxiosError,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { answerOf } from './answer-of';

/** Milliseconds: a page that comes to its call later asks anew. */
const freshFor = 10_000;

/**
 * Takes the answer of a call that the first script of the page has sent already, once and for the same
 * address, language and visitor; every other call is sent.
 *
 * @param asked what the first script sent; answers that are taken are removed
 * @param now milliseconds since 1970
 */
export const earlyAnswers =
  (asked: EarlyRead[], send: AxiosAdapter, now: () => number): AxiosAdapter =>
  (config) => {
    // What nobody came for is not kept: it may be a member's.
    asked.splice(0, asked.length, ...asked.filter(({ at }) => now() - at < freshFor));
    const place = asked.findIndex((read) => fits(read, config));
    const [read] = place < 0 ? [] : asked.splice(place, 1);
    return read ? awaited(read, config) : send(config);
  };

function fits({ url, language, authorization }: EarlyRead, config: InternalAxiosRequestConfig): boolean {
  return (
    (config.method ?? 'get').toLowerCase() === 'get' &&
    (config.headers.get('Authorization') ?? undefined) === authorization &&
    config.headers.get('Accept-Language') === language &&
    axios.getUri(config) === url
  );
}

/** Within the time limit of the call, and no longer than its caller waits. */
function awaited({ answer }: EarlyRead, config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
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
