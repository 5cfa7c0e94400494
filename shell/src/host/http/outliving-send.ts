import axios, { type AxiosAdapter } from 'axios';
import { answerOf } from './answer-of';

/**
 * Sends a call that the browser brings to its end after the page is gone (`fetchOptions: { keepalive: true
 * }`): what carries the other calls is stopped with the page.
 *
 * @throws AxiosError as every adapter does
 */
export const outlivingSend: AxiosAdapter = (config) =>
  answerOf(
    fetch(axios.getUri(config), {
      method: (config.method ?? 'get').toUpperCase(),
      headers: Object.entries(config.headers.toJSON()).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: typeof config.data === 'string' ? config.data : null,
      keepalive: true,
      credentials: 'omit',
    }),
    config,
  );
