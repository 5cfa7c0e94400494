import axios, { type AxiosAdapter } from 'axios';
import { answerOf } from './answer-of';

/**
 * Sends a call that outlives the page (`fetchOptions: { keepalive: true }`): the transport of other calls ends with
 * the page.
 *
 * @throws AxiosError as every adapter does
 */
export const sendKeepalive: AxiosAdapter = (config) =>
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
