import { dateFault } from './date-fault';

const limits = { from: '2000-01-01', to: '2026-11-21' };

test.each([
  ['2000-01-01', null],
  ['2026-11-21', null],
  ['2024-02-29', null],
  ['1999-12-31', 'tooEarly'],
  ['0026-11-20', 'tooEarly'],
  ['2026-11-22', 'tooLate'],
  ['9999-12-31', 'tooLate'],
  ['2026-02-30', 'notADate'],
  ['2025-02-29', 'notADate'],
  ['2026-13-01', 'notADate'],
  ['2026-00-10', 'notADate'],
  ['2026-1-1', 'notADate'],
  ['12026-11-20', 'notADate'],
  [' 2026-11-20', 'notADate'],
  ['2026-11-20T00:00:00+08:00', 'notADate'],
  ['', 'notADate'],
])('the day %j: %s', (text, fault) => {
  expect(dateFault(text, 'day', limits)).toBe(fault);
});

test.each([
  ['2026-11-20T00:00:00+08:00', null],
  ['2000-01-01T00:00:00+08:00', null],
  ['1999-12-31T16:00:00Z', null],
  ['2026-11-21T04:00:00.000Z', null],
  ['1999-12-31T15:59:59Z', 'tooEarly'],
  ['0026-11-20T00:00:00+08:00', 'tooEarly'],
  ['0049-01-01T00:00:00+08:00', 'tooEarly'],
  ['2026-11-21T16:00:00Z', 'tooLate'],
  ['9999-12-31T23:59:59Z', 'tooLate'],
  ['2026-02-30T00:00:00+08:00', 'notADate'],
  ['2026-11-20T00:00:00', 'notADate'],
  ['2026-11-20T24:00:00+08:00', 'notADate'],
  ['2026-11-20T00:00:00+25:00', 'notADate'],
  ['2026-11-20', 'notADate'],
])('the moment %j: %s', (text, fault) => {
  expect(dateFault(text, 'moment', limits)).toBe(fault);
});

test('without an end the future is allowed', () => {
  expect(dateFault('9999-12-31', 'day', { from: '1900-01-01' })).toBeNull();
});
