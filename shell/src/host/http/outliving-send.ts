import axios, { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';

/**
 * Sends a call that the browser brings to its end after the page is gone (`fetchOptions: { keepalive: true }`): what carries the
 * other calls is stopped with the page.
 *
 * @throws AxiosError as every adapter does
 */
export const outlivingSend: AxiosAdapter = async (config) => {
  const answer = await fetch(axios.getUri(config), {
    method: (config.method ?? 'get').toUpperCase(),
    headers: Object.entries(config.headers.toJSON()).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    body: typeof config.data === 'string' ? config.data : null,
    keepalive: true,
    credentials: 'omit',
  }).catch((cause: unknown) => {
    throw new AxiosError(String(cause), AxiosError.ERR_NETWORK, config);
  });
  const response: AxiosResponse<string> = {
    data: await answer.text(),
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers),
    config,
  };
  if (answer.ok) return response;
  const code = answer.status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  throw new AxiosError(`The server answered ${answer.status}`, code, config, null, response);
};
