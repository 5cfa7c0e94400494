/** @jest-environment jsdom */
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { hostileMessages } from '@mrw/shared-contracts/testing';
import { html } from '../page/html';
import { partnerPage } from './view';
import { readVisit } from './visit';

let answerTo: (message: unknown) => Promise<unknown>;
const fetchMock = jest.fn();
const server = (locked: boolean) => fetchMock.mockResolvedValue({ json: () => Promise.resolve({ locked }) });

beforeAll(async () => {
  Object.assign(globalThis, { fetch: fetchMock });
  const visit = readVisit({});
  const wallet = html`<div id="wallet"></div>`;
  const signOnUrl = readAddresses({}).signOn.origin;
  const text = partnerPage({ visit, way: 'frame', signOnUrl, refused: false, wallet });
  document.body.innerHTML = new DOMParser().parseFromString(text, 'text/html').body.innerHTML;
  ({ answerTo } = await import('./assets/desk.js'));
});

beforeEach(() => {
  server(false);
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
  ])('Q-034 Q-035 set to %s, answers %j with %j', async (choice, message, answer) => {
    choose(choice);
    expect(await answerTo(message)).toEqual(answer);
  });

  test.each(hostileMessages)('%s is no request', async (_, message) => {
    choose('SUCCESS');
    expect(await answerTo(message)).toBeUndefined();
  });

  test('Q-194 a coupon of a member who has locked spending is refused in words, one that nothing is known of without', async () => {
    const before = document.querySelector('#applied')?.childElementCount;
    choose('SUCCESS');
    server(true);
    const coupon = { type: 'APPLY_COUPON', code: 'C1' };
    const error = 'Your spending is locked, so we cannot take this coupon.';
    expect(await answerTo(coupon)).toEqual({ type: 'APPLY_COUPON', status: 'FAILED', error });
    fetchMock.mockRejectedValue(new Error('away'));
    expect(await answerTo(coupon)).toEqual({ type: 'APPLY_COUPON', status: 'FAILED' });
    expect(document.querySelector('#applied')?.childElementCount).toBe(before);
  });

  test('shows in the basket what was applied, as text', async () => {
    choose('SUCCESS');
    await answerTo({ type: 'APPLY_COUPON', code: '<img src=x>' });
    expect(document.querySelector('#applied')?.lastElementChild?.textContent).toBe('Coupon<img src=x>');
  });
});
