import { ApiError, failureOf, failureReference } from './api-error';

const axiosError = (extra: object) => Object.assign(new Error('x'), { isAxiosError: true, ...extra });

test.each([
  [axiosError({ code: 'ECONNABORTED' }), { kind: 'timeout' }],
  [axiosError({ code: 'ETIMEDOUT' }), { kind: 'timeout' }],
  [axiosError({ code: 'ERR_CANCELED' }), { kind: 'aborted' }],
  [axiosError({ code: 'ERR_NETWORK' }), { kind: 'network' }],
  [new Error('anything'), { kind: 'network' }],
  [null, { kind: 'network' }],
  [new ApiError({ kind: 'malformed', status: 200 }), { kind: 'malformed', status: 200 }],
  [
    axiosError({ response: { status: 400, data: { detail: 'Coupon expired.' } } }),
    { kind: 'refused', status: 400, detail: 'Coupon expired.', fields: {} },
  ],
  [
    axiosError({ response: { status: 400, data: { first_name: ['Bad', 'Worse'] } } }),
    { kind: 'refused', status: 400, detail: null, fields: { first_name: 'Bad' } },
  ],
  [
    axiosError({ response: { status: 429, data: null, headers: { 'retry-after': '90' } } }),
    { kind: 'refused', status: 429, detail: null, fields: {}, retryAfter: 90 },
  ],
  [
    axiosError({ response: { status: 429, data: null, headers: { 'retry-after': 'soon' } } }),
    { kind: 'refused', status: 429, detail: null, fields: {} },
  ],
])('%p is sorted', (error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});

test.each([500, 502, 503, 504])('Q-199 a %i is no refusal, whatever it says', (status) => {
  for (const data of ['<html>', null, { detail: 'Coupon expired.' }, { campaign: ['Bad'] }]) {
    expect(failureOf(axiosError({ response: { status, data } }))).toEqual({ kind: 'malformed', status });
  }
});

test.each([
  [new ApiError({ kind: 'refused', status: 400, detail: null, fields: {} }).failure, 'API-400'],
  [new ApiError({ kind: 'malformed', status: 200 }).failure, 'API-200'],
  [new ApiError({ kind: 'timeout' }).failure, 'API-TIMEOUT'],
  [null, undefined],
])('%j has the reference %s', (failure, reference) => {
  expect(failureReference(failure)).toBe(reference);
});
