import { afterCancel, afterRefresh } from './after-answer';

const endsAt = 1_000_000;
const longBefore = endsAt - 500_000;

describe('the answer about an open offer', () => {
  test.each<[string, Parameters<typeof afterRefresh>, ReturnType<typeof afterRefresh>]>([
    ['is paid', [{ kind: 'confirmed' }, endsAt, endsAt + 1], { kind: 'paid' }],
    [
      'gives a new code that lives 120 s',
      [{ kind: 'fresh', code: 'B' }, endsAt, longBefore],
      { kind: 'refreshed', code: 'B', codeEndsAt: longBefore + 120_000 },
    ],
    [
      'gives a new code that ends with the window',
      [{ kind: 'fresh', code: 'B' }, endsAt, endsAt - 1],
      { kind: 'refreshed', code: 'B', codeEndsAt: endsAt },
    ],
    [
      'gives no code once the window is over',
      [{ kind: 'fresh', code: 'B' }, endsAt, endsAt],
      { kind: 'over', cancelled: { kind: 'ended' } },
    ],
    [
      'is asked for again 120 s after a scan',
      [{ kind: 'scanned' }, endsAt, longBefore],
      { kind: 'scanned', codeEndsAt: longBefore + 120_000 },
    ],
    [
      'is asked for again 10 s after a scan whose window is over',
      [{ kind: 'scanned' }, endsAt, endsAt],
      { kind: 'scanned', codeEndsAt: endsAt + 10_000 },
    ],
    [
      'says why a code cannot be renewed, once it is cancelled',
      [{ kind: 'refused', detail: 'No.' }, endsAt, longBefore],
      { kind: 'over', cancelled: { kind: 'refused', detail: 'No.' } },
    ],
    [
      'says nothing before the cancellation when it is unknown',
      [{ kind: 'unknown' }, endsAt, longBefore],
      { kind: 'over', cancelled: { kind: 'not-renewed' } },
    ],
    [
      'says after an unknown outcome at the end that the points are back',
      [{ kind: 'unknown' }, endsAt, endsAt],
      { kind: 'over', cancelled: { kind: 'ended' } },
    ],
  ])('%s', (_, question, answer) => {
    expect(afterRefresh(...question)).toEqual(answer);
  });
});

describe('the answer to a cancellation', () => {
  test.each<[Parameters<typeof afterCancel>[0], ReturnType<typeof afterCancel>]>([
    [{ kind: 'paid' }, { kind: 'paid' }],
    [{ kind: 'cancelled' }, { kind: 'unpaid', toast: null, problem: { kind: 'silent' }, forgetKey: true }],
    [
      { kind: 'processing', detail: 'Payment is being processed.' },
      {
        kind: 'unpaid',
        toast: 'Payment is being processed.',
        problem: { kind: 'scanned' },
        forgetKey: false,
      },
    ],
    [
      { kind: 'unknown' },
      { kind: 'unpaid', toast: null, problem: { kind: 'cancel-unknown' }, forgetKey: false },
    ],
  ])('%p', (cancellation, after) => {
    expect(afterCancel(cancellation, { kind: 'silent' })).toEqual(after);
  });
});
