/** @jest-environment jsdom */
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { hostileMessages } from '@mrw/shared-contracts/testing';
import { html } from '../page/html';
import { partnerPage } from './view';
import { readVisit } from './visit';

let answerTo: (message: unknown) => unknown;

beforeAll(async () => {
  const visit = readVisit({});
  const wallet = html`<div id="wallet"></div>`;
  const signOnUrl = readAddresses({}).signOn.origin;
  const text = partnerPage({ visit, way: 'frame', signOnUrl, refused: false, wallet });
  document.body.innerHTML = new DOMParser().parseFromString(text, 'text/html').body.innerHTML;
  ({ answerTo } = await import('./assets/desk.js'));
});

const choose = (answer: string) =>
  document.querySelector<HTMLInputElement>(`input[name="answer"][value="${answer}"]`)?.click();

describe('the answers of the shop', () => {
  test.each([
    ['SUCCESS', { type: 'APPLY_COUPON', code: 'C1' }, { type: 'APPLY_COUPON', status: 'SUCCESS' }],
    [
      'SUCCESS',
      { type: 'APPLY_CASH_CODE', value: 'K1', request_id: 'r' },
      { type: 'APPLY_CASH_CODE', status: 'SUCCESS', request_id: 'r' },
    ],
    ['FAILED', { type: 'APPLY_COUPON', code: 'C1' }, { type: 'APPLY_COUPON', status: 'FAILED' }],
    [
      'FAILED_WITH_ERROR',
      { type: 'APPLY_COUPON', code: 'C1' },
      { type: 'APPLY_COUPON', status: 'FAILED', error: 'This basket does not take coupons.' },
    ],
    ['SILENT', { type: 'APPLY_COUPON', code: 'C1' }, undefined],
    ['SUCCESS', { type: 'APPLY_COUPON' }, undefined],
    ['SUCCESS', { type: 'toString', code: 'C1' }, undefined],
    ['SUCCESS', null, undefined],
    ['SUCCESS', 'APPLY_COUPON', undefined],
  ])('Q-034 Q-035 set to %s, answers %j with %j', (choice, message, answer) => {
    choose(choice);
    expect(answerTo(message)).toEqual(answer);
  });

  test.each(hostileMessages)('%s is no request', (_, message) => {
    choose('SUCCESS');
    expect(answerTo(message)).toBeUndefined();
  });

  test('shows in the basket what was applied, as text', () => {
    choose('SUCCESS');
    answerTo({ type: 'APPLY_COUPON', code: '<img src=x>' });
    expect(document.querySelector('#applied')?.lastElementChild?.textContent).toBe('Coupon<img src=x>');
  });
});
