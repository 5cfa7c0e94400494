import { isMobile, splitMobile } from './contact-rules';

describe('isMobile', () => {
  test.each([
    ['852', '60000001', true],
    ['852', '6000 0001', true],
    ['852', '6000-0001', true],
    ['852', '6000000', false],
    ['852', '600000011', false],
    ['853', '66000001', true],
    ['86', '13800000001', true],
    ['86', '23800000001', false],
    ['86', '1380000000', false],
    ['852', '6000000a', false],
  ] as const)('+%s %s -> %s', (countryCode, mobile, valid) => {
    expect(isMobile(countryCode, mobile)).toBe(valid);
  });
});

describe('splitMobile', () => {
  test.each([
    ['+85260000002', '852', '60000002'],
    [' 85260000002', '852', '60000002'],
    ['60000002', '852', '60000002'],
    ['+8613800000001', '86', '13800000001'],
    ['+85366000001', '853', '66000001'],
    ['85212345', '852', '85212345'],
  ])('%s -> +%s %s', (value, countryCode, mobile) => {
    expect(splitMobile(value)).toEqual({ country_code: countryCode, mobile });
  });
});
