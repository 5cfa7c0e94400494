import axios, { type AxiosAdapter, AxiosError, AxiosHeaders } from 'axios';
import { createServerClock } from './server-clock';
import { hearAnswers } from './hear-answers';

const noon = Date.parse('2026-11-27T12:00:00Z');

/** A device that is late by so many milliseconds, and a server that answers it. */
function meet(late: number) {
  const real = { now: noon };
  const { clock, heard } = createServerClock(() => real.now - late);
  return {
    clock,
    heard,
    real,
    offset: () => clock.offset$.value,
    setDevice: (milliseconds: number) => {
      late = milliseconds;
    },
    /** A call whose answer takes so long, half of it on the way there. */
    call: (trip: number) => {
      const sent = real.now - late;
      const date = Math.floor((real.now + trip / 2) / 1_000) * 1_000;
      real.now += trip;
      heard({ date, sent });
    },
  };
}

test('before any answer the clock is that of the device', () => {
  const { clock, offset } = meet(120_000);
  expect(offset()).toBe(0);
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
});

test.each([-45, -3, 3, 45].map((minutes) => minutes * 60_000))(
  'a device that is late by %i ms is right to a second after one quick answer',
  (late) => {
    const { call, offset } = meet(late);
    call(100);
    expect(Math.abs(offset() - late)).toBeLessThanOrEqual(550);
  },
);

test('a clock that may be right is not corrected', () => {
  const { call, offset } = meet(0);
  for (const trip of [3_000, 80, 40]) call(trip);
  expect(offset()).toBe(0);
});

test('of the last ten answers that with the shortest round trip counts, and pages do not see the time waver', () => {
  const { call, offset, clock } = meet(120_000);
  const seen: number[] = [];
  clock.offset$.subscribe((offset) => seen.push(offset));
  call(8_000);
  call(60);
  for (let count = 0; count < 9; count += 1) call(4_000);
  expect(Math.abs(offset() - 120_000)).toBeLessThanOrEqual(530);
  expect(seen.length).toBeLessThanOrEqual(3);
});

test('a short round trip of long ago no longer counts', () => {
  const { call, heard, offset, real } = meet(0);
  call(20);
  // Slow answers that agree with it at their edge only.
  for (let count = 0; count < 10; count += 1)
    heard({ date: Math.floor(real.now / 1_000) * 1_000 + 3_000, sent: real.now - 6_000 });
  expect(offset()).toBeGreaterThan(0);
});

test('a clock that was set while the page is open is corrected by the next answer', () => {
  const { call, offset, setDevice } = meet(0);
  for (let count = 0; count < 10; count += 1) call(50);
  setDevice(45 * 60_000);
  call(900);
  expect(Math.abs(offset() - 45 * 60_000)).toBeLessThan(1_000);
});

test.each([
  ['names no time', { date: Number.NaN, sent: noon }],
  ['came before it was asked for', { date: noon + 600_000, sent: noon + 1 }],
])('an answer that %s teaches nothing', (_, answer) => {
  const { heard, offset } = meet(0);
  heard(answer);
  expect(offset()).toBe(0);
});

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
