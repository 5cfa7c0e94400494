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
];

function circle(): unknown {
  const data: Record<string, unknown> = { type: 'APPLY_COUPON' };
  data['payload'] = data;
  return data;
}
