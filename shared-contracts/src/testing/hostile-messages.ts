/** Origins that resemble `https://partner.example`. */
export const hostileOrigins: readonly string[] = [
  'https://evil.example',
  'https://partner.example.evil.example',
  'http://partner.example',
  'https://partner.example:444',
  'https://partner.example@evil.example',
  'null',
  'https://sub.partner.example',
  'file://',
];

/** Messages between windows that must change nothing, by what is wrong with them. */
export const hostileMessages: readonly (readonly [name: string, data: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a bare type', 'APPLY_COUPON'],
  ['a list', []],
  ['a type alone', { type: 'APPLY_COUPON' }],
  ['an empty payload', { type: 'APPLY_COUPON', payload: null }],
  ['an empty code', { type: 'APPLY_COUPON', payload: { code: '' } }],
  ['10,001 characters', { type: 'APPLY_COUPON', payload: { code: 'x'.repeat(10_001) } }],
  ['a type in small letters', { type: 'apply_coupon', payload: { code: 'A' } }],
  ['a list as type', { type: ['APPLY_COUPON'], payload: { code: 'A' } }],
  ['a negative amount', { type: 'APPLY_CASH_CODE', payload: { amount: -1 } }],
  ['an infinite amount', { type: 'APPLY_CASH_CODE', payload: { amount: Number.POSITIVE_INFINITY } }],
  ['the type constructor', { type: 'constructor' }],
  ['the type __proto__', { type: '__proto__' }],
  ['a key __proto__', JSON.parse('{"type":"APPLY_COUPON","payload":{"__proto__":{"x":1},"code":"A"}}')],
  ['a circle', circle()],
  ['a Blob', new Blob(['APPLY_COUPON'])],
  ['an answer to nothing', { type: 'APPLY_COUPON', status: 'SUCCESS', request_id: 'never asked' }],
  ...ownEnvelope(),
];

/** The same faults in the envelope of the product, `{type, code | value}`. */
function ownEnvelope(): (readonly [name: string, data: unknown])[] {
  const faults: readonly (readonly [name: string, value: unknown])[] = [
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['10,001 characters', 'x'.repeat(10_001)],
    ['a payload', { code: 'A' }],
    ['a list', ['A']],
    ['a negative amount', -1],
    ['an infinite amount', Number.POSITIVE_INFINITY],
    ['a key __proto__', JSON.parse('{"__proto__":{"x":1}}')],
    ['a circle', circle()],
    ['a Blob', new Blob(['A'])],
  ];
  const types: readonly (readonly [name: string, type: unknown])[] = [
    ['a type in small letters', 'apply_coupon'],
    ['a list as type', ['APPLY_COUPON']],
    ['the type constructor', 'constructor'],
    ['the type __proto__', '__proto__'],
  ];
  return [
    ...faults.flatMap(([name, fault]): [string, unknown][] => [
      [`${name} as code`, { type: 'APPLY_COUPON', code: fault }],
      [`${name} as code of a request`, { type: 'APPLY_COUPON', code: fault, request_id: 'r1' }],
      [`${name} as value`, { type: 'APPLY_CASH_CODE', value: fault }],
      [`${name} as value of a request`, { type: 'APPLY_CASH_CODE', value: fault, request_id: 'r1' }],
    ]),
    ...types.map(([name, type]): [string, unknown] => [
      `${name} with a code`,
      { type, code: 'A', value: 'A', request_id: 'r1' },
    ]),
  ];
}

function circle(): unknown {
  const data: Record<string, unknown> = { type: 'APPLY_COUPON' };
  data['payload'] = data;
  return data;
}
