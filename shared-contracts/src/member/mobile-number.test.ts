import fc from 'fast-check';
import { readMobileNumber } from './mobile-number';

const read = (...given: Parameters<typeof readMobileNumber>) => {
  const found = readMobileNumber(...given);
  return found && `+${found.countryCode} ${found.number}`;
};

test.each([
  ['852', '61234567', '+852 61234567'],
  ['852', '6123-4567', '+852 61234567'],
  ['852', '６１２３　４５６７', '+852 61234567'],
  ['853', '61234567', '+853 61234567'],
  ['86', '138 0013 8000', '+86 13800138000'],
  ['852', '+852 6123 4567', '+852 61234567'],
  ['852', '00852 6123 4567', '+852 61234567'],
  ['852', '(852) 6123 4567', '+852 61234567'],
  ['852', '（852）6123‑4567', '+852 61234567'],
  ['852', '852.6123.4567', '+852 61234567'],
  ['86', '\u202a+852 6123 4567\u202c', '+852 61234567'],
  ['852', 'tel:+852-6123-4567', '+852 61234567'],
  ['852', '+853 6123 4567', '+853 61234567'],
  ['852', '+86 138 0013 8000', '+86 13800138000'],
  ['852', '＋86 138 0013 8000', '+86 13800138000'],
  ['853', '0086 13800138000', '+86 13800138000'],
  ['86', '85261234567', '+852 61234567'],
  ['852', '00123456', '+852 00123456'],
  ['852', '6123456', null],
  ['852', '612345678', null],
  ['852', '+852 6123 456', null],
  ['852', '+61234567', null],
  ['852', '13800138000', null],
  ['86', '23800138000', null],
  ['852', '+1 212 555 0123', null],
  ['852', '+44 20 7946 0958', null],
  ['852', '6123 4567 ext. 2', null],
  ['852', '6123 4567 / 6123 4568', null],
  ['', '61234567', null],
  ['852', '', null],
])('with +%s chosen "%s" is %s', (chosen, typed, number) => {
  expect(read(typed, chosen)).toBe(number);
});

test('a country that is not offered is not understood', () => {
  expect(read('+86 138 0013 8000', '852', ['852'])).toBeNull();
  expect(read('+852 6123 4567', '852', ['852'])).toBe('+852 61234567');
});

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''));
const numbers = fc.oneof(
  fc.tuple(fc.constantFrom('852', '853'), digits(8)),
  digits(10).map((rest) => ['86', `1${rest}`] as const),
);
const codes = ['+%', '00%', '(%)', '（%）', '%', '+%-', '+(%)', 'tel:+%'];
const groupings = [/(?!)/, /\B(?=(\d{4})+$)/g, /\B(?=(\d{2})+$)/g, /\B(?=(\d{4}|\d{8})$)/g];

test('every spelling of 500 numbers with their country code is read as the same number', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.constantFrom(...codes),
      fc.constantFrom(...groupings),
      fc.constantFrom(' ', '-', '\u00a0', '‑', '.', ''),
      fc.constantFrom('852', '853', '86'),
      ([code, number], style, grouping, sign, chosen) => {
        const typed = `${style.replace('%', code)}${sign}${number.replace(grouping, sign)}`;
        expect(read(typed, chosen)).toBe(`+${code} ${number}`);
        expect(read(number.replace(grouping, sign), code)).toBe(`+${code} ${number}`);
      },
    ),
    { numRuns: 500 },
  );
});

test('whatever is read has all digits of the text, and nothing is cut', () => {
  const unit = fc.constantFrom(...Array.from('0123456788552+-() a'));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 18 }), (typed) => {
      const found = readMobileNumber(typed, '852');
      if (!found) return;
      const spelt = typed.replace(/\D/g, '');
      expect([
        found.number,
        found.countryCode + found.number,
        `00${found.countryCode}${found.number}`,
      ]).toContain(spelt);
    }),
    { numRuns: 2_000 },
  );
});
