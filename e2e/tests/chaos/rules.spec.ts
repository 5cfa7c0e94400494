import { expect, test } from '@playwright/test';
import { judge, saidOf, type ActResult } from './judge';
import { claimsOf } from './page-state';
import { faultOf, stepOf } from './plan';

const names = ['redeem', 'book', 'use'];
const ids = Array.from({ length: 300 }, (_, at) => `a${at + 1}`);

test('a step follows from seed and id alone, and every act has its turn', () => {
  const steps = ids.map((id) => stepOf(7, id, names));
  expect(stepOf(7, 'a13', names)).toEqual(steps[12]);
  expect(new Set(steps.slice(0, 3).map(({ subject }) => subject))).toEqual(new Set(names));
  expect(new Set(steps.map(({ own }) => own.kind)).size).toBe(16);
  expect(stepOf(8, 'a13', names)).not.toEqual(steps[12]);
});

test('a call meets the same fault in whatever order calls come, and as often as the step says', () => {
  const step = { ...stepOf(7, 'a1', names), share: 1, times: 3 };
  const fault = faultOf(step, 'GET /levels', 1, false);
  expect(fault).not.toBeNull();
  expect(faultOf(step, 'GET /levels', 1, false)).toEqual(fault);
  expect(faultOf(step, 'GET /levels', 4, false)).toBeNull();
  expect(faultOf({ ...step, share: 0 }, 'GET /levels', 1, false)).toBeNull();
});

const told = (said: 'done' | 'not done' | 'unknown', effects: number): ActResult => ({
  statements: [{ said, effects }],
  isResolved: said !== 'unknown',
  effects,
  points: -500,
  balance: { before: 1_000, after: 1_000 - 500 * effects, shown: null },
});
const balance = { before: 1_000, after: 500, shown: 1_000 };

for (const [result, wrong] of [
  [told('done', 1), []],
  [told('not done', 0), []],
  [told('done', 0), ['said done, took place 0 times']],
  [told('not done', 1), ['said not done, was done']],
  [told('done', 2), ['said done, took place 2 times', 'took place 2 times']],
  [told('unknown', 1), ['what is unknown stays unknown']],
  [{ ...told('done', 1), statements: [], isResolved: false }, ['said nothing']],
  [{ ...told('done', 1), balance }, ['shows 1000 points of 500']],
  [{ ...told('not done', 0), balance: { ...balance, shown: 500 } }, ['the balance is 500, not 1000']],
] as const)
  test(`what was said of ${JSON.stringify(result.statements)} with ${result.effects} effects: ${wrong.join(', ') || 'true'}`, () => {
    expect(judge(result)).toEqual(wrong);
  });

test('a page that says both that it failed and that it is open has said that it failed', () => {
  const act = { done: /used/, notDone: /not used/, unknown: /check again/ };
  expect(saidOf('Not yet', act)).toBeNull();
  expect(saidOf('The coupon was not used. We check again.', act)).toBe('not done');
  expect(saidOf('We check again.', act)).toBe('unknown');
});

test('what a page claims to be missing is found in its text', () => {
  const text = 'This campaign is not available any more.\nYou have no coupons to use yet.\nHome';
  expect(claimsOf(text)).toHaveLength(2);
});
