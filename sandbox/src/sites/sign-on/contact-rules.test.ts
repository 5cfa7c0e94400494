import { isMobile, withMobile } from './contact-rules';

test.each([
  ['852', '+852 6000 0002', '852', '60000002', true],
  ['852', ' 85260000002', '852', '60000002', true],
  ['852', '6000-0002', '852', '60000002', true],
  ['852', '+86 138 0000 0001', '86', '13800000001', true],
  ['86', '00853 6600 0001', '853', '66000001', true],
  ['853', '66000001', '853', '66000001', true],
  ['852', '85212345', '852', '85212345', true],
  ['852', '6000000', '852', '6000000', false],
  ['86', '23800000001', '86', '23800000001', false],
  ['852', '+44 20 7946 0958', '852', '+44 20 7946 0958', false],
] as const)('+%s %s is +%s %s, usable: %s', (chosen, typed, country_code, mobile, usable) => {
  const form = withMobile({ country_code: chosen, mobile: typed });
  expect(form).toEqual({ country_code, mobile });
  expect(isMobile(form)).toBe(usable);
});
