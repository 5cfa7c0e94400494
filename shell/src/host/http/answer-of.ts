import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/**
 * Converts the response of a `fetch` for axios.
 *
 * @throws AxiosError when the server refuses, or when the response is incomplete
 */
export async function answerOf(
  sent: Promise<Response>,
  config: InternalAxiosRequestConfig,
): Promise<AxiosResponse<string>> {
  const [answer, data] = await sent
    .then(async (begun) => [begun, await begun.text()] as const)
    .catch((cause: unknown) => {
      throw new AxiosError(String(cause), AxiosError.ERR_NETWORK, config);
    });
  const response: AxiosResponse<string> = {
    data,
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers),
    config,
  };
  if (answer.ok) return response;
  const code = answer.status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  throw new AxiosError(`The server answered ${answer.status}`, code, config, null, response);
}
