import { deviceNow } from '@mrw/shared-contracts/device/now';
import { isAxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';
import type { Heard } from './server-clock';

/** Passes on the time in every answer of the network, refusals included. */
export const hearAnswers =
  (send: AxiosAdapter, heard: Heard): AxiosAdapter =>
  async (config) => {
    const sent = deviceNow();
    try {
      const answer = await send(config);
      hear(answer, sent, heard);
      return answer;
    } catch (error) {
      if (isAxiosError(error) && error.response) hear(error.response, sent, heard);
      throw error;
    }
  };

/** @param sent milliseconds since 1970, not later than the call was sent */
export function hear({ headers }: Pick<AxiosResponse, 'headers'>, sent: number, heard: Heard): void {
  const date: unknown = headers['date'];
  if (typeof date === 'string' && !mayBeStored(headers)) heard({ date: Date.parse(date), sent });
}

/** `Age` names what a server between kept; an answer that the browser itself kept shows only that it may be kept. */
function mayBeStored(headers: AxiosResponse['headers']): boolean {
  if (headers['age'] !== undefined) return true;
  const rules = String(headers['cache-control'] ?? '');
  if (/no-store|no-cache|max-age=0/.test(rules)) return false;
  return /max-age|immutable/.test(rules) || 'expires' in headers || 'last-modified' in headers;
}
