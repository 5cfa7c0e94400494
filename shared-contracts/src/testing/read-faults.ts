import { fireEvent, screen, waitFor } from '@testing-library/react';
import { isRecord } from '../api/reading';
import type { FakeAnswer, FakeRoutes } from './fake-api';

/** One call of a page, and what the page shows of its answer. */
export type ReadCase = {
  /** Key of the call in the fake API. */
  call: string;
  /** The true answer. */
  body: unknown;
  /** A text that is shown when the answer was read. */
  shown: RegExp;
  /** The text after 404; without it 404 can be tried again like every other failure. */
  gone?: RegExp;
};

/**
 * Every way in which a read fails although its record may exist.
 *
 * @param body the true answer
 */
export function readFaults(body: unknown): readonly (readonly [string, FakeAnswer])[] {
  return [
    ['403', { status: 403, body: { detail: 'Not yours.' } }],
    ['429', { status: 429, body: { detail: 'Slow down.' } }],
    ['500 that says not found', { status: 500, body: { detail: 'Not found.' } }],
    ['503 of a gateway', { status: 503, body: '<h1>Busy</h1>' }],
    ['a broken connection', { failure: 'network' }],
    ['a time limit', { failure: 'timeout' }],
    ['half a JSON', { body: JSON.stringify(body).slice(0, -1) }],
    ['a page', { body: '<!doctype html><title>Log in</title>' }],
    [
      'wrong types',
      { body: isRecord(body) ? Object.fromEntries(Object.entries(body).map(mistyped)) : [7, 'x'] },
    ],
    ['null', { body: null }],
    [
      'nulls',
      { body: isRecord(body) ? Object.fromEntries(Object.keys(body).map((name) => [name, null])) : [null] },
    ],
  ];
}

const mistyped = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  name === 'id' || value === null ? value : typeof value === 'string' ? 7 : 'x',
];

const tryAgain = (fault: string) =>
  screen.findByRole('button', { name: 'Try again' }).catch(() => {
    throw new Error(`After ${fault} there is no Try again: ${document.body.textContent}`);
  });

/**
 * Opens a page whose call fails in every way in turn: each time it offers another try, in an alert, and the first one
 * after the faults shows the content. After 404 it says that it is gone, if anything can be gone there.
 *
 * @param open mounts the page with the route of the call; its result unmounts it
 */
export async function expectEveryFaultToBeTriedAgain(
  { call, body, shown, gone }: ReadCase,
  open: (api: FakeRoutes) => Promise<() => Promise<void>>,
): Promise<void> {
  const missing: [string, FakeAnswer] = ['404', { status: 404, body: { detail: 'Not found.' } }];
  const faults = [...(gone ? [] : [missing]), ...readFaults(body)];
  let passed = 0;
  let calls = 0;
  const closers = [
    await open({
      [call]: () => {
        calls += 1;
        return faults[passed]?.[1] ?? { body };
      },
    }),
  ];
  try {
    for (const [fault] of faults) {
      const button = await tryAgain(fault);
      expect(button.closest('[role="alert"]')).not.toBeNull();
      expect(screen.queryAllByText(shown)).toEqual([]);
      passed += 1;
      const before = calls;
      fireEvent.click(button);
      await waitFor(() => {
        expect(calls).toBeGreaterThan(before);
      });
    }
    expect(await screen.findAllByText(shown)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await closers.pop()?.();
    if (!gone) return;
    closers.push(await open({ [call]: missing[1] }));
    expect(await screen.findByText(gone)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  } finally {
    for (const close of closers) await close();
  }
}
