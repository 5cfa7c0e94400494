import axios, { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import { hearAnswers } from './hear-answers';

const date = 'Fri, 27 Nov 2026 12:00:00 GMT';

const heardOf = async (headers: Readonly<Record<string, string>>, status = 200) => {
  const heard = jest.fn();
  const send: AxiosAdapter = (config) => {
    const answer = { data: '', status, statusText: '', headers: new AxiosHeaders(headers), config };
    return status < 400
      ? Promise.resolve(answer)
      : Promise.reject(new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, answer));
  };
  await axios
    .create({ adapter: hearAnswers(send, heard) })
    .get('/levels')
    .catch(() => undefined);
  return heard.mock.calls.length > 0;
};

test.each<[string, Record<string, string>, boolean]>([
  ['the time alone', { date }, true],
  ['that it must not be stored', { date, 'cache-control': 'no-store', expires: '0' }, true],
  ['that it is asked for again each time', { date, 'cache-control': 'private, max-age=0' }, true],
  ['no time', {}, false],
  ['an age', { date, age: '0', 'cache-control': 'no-store' }, false],
  ['that it may be stored', { date, 'cache-control': 'private, max-age=600' }, false],
  ['when it expires', { date, expires: date }, false],
  ['when it was changed', { date, 'last-modified': date }, false],
])('the clock learns from an answer that says %s: %p %s (Q-191)', async (_, headers, learns) => {
  expect(await heardOf(headers)).toBe(learns);
});

test('a refusal has the time of the server too, a failed connection has none', async () => {
  expect(await heardOf({ date }, 503)).toBe(true);
  const heard = jest.fn();
  const send: AxiosAdapter = (config) =>
    Promise.reject(new AxiosError('network', AxiosError.ERR_NETWORK, config));
  await expect(axios.create({ adapter: hearAnswers(send, heard) }).get('/levels')).rejects.toThrow('network');
  expect(heard).not.toHaveBeenCalled();
});
