import fc from 'fast-check';
import { readNumber } from './read-number';

/** What is sent for a typed text, or why nothing is. */
function outcome(...given: Parameters<typeof readNumber>): string {
  const read = readNumber(...given);
  switch (read.kind) {
    case 'empty':
      return 'empty';
    case 'number':
      return read.text;
    case 'refused':
      return read.because;
    case 'ambiguous':
      return read.readings.join(' or ');
  }
}

test.each([
  ['', 'empty'],
  [' \u3000', 'empty'],
  ['1250', '1250'],
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['12。50', '12.50'],
  ['12｡5', '12.5'],
  ['12،5', '12.5'],
  ['１２．５０', '12.50'],
  ['１，２３４．５', '1234.5'],
  [' 12,5\u200b', '12.5'],
  ['.5', '0.5'],
  ['0,05', '0.05'],
  ['007', '007'],
  ['1,234', '1234'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['1\u202f234\u202f567,5', '1234567.5'],
  ['1.234.567', '1234567'],
  ['1,234,567.89', '1234567.89'],
  ['9,999,999,999.99', '9999999999.99'],
  ['000000000012', '000000000012'],
  ['1.234', '1,234 or 1.234'],
  ['12。345', '12,345 or 12.345'],
  ['0.123', 'notANumber'],
  ['0,123', 'notANumber'],
  ['01,234', 'notANumber'],
  ['1234.567', 'notANumber'],
  ['1234,567', 'notANumber'],
  ['1,234.567', 'notANumber'],
  ['1.234,567', 'notANumber'],
  ['1 234.567', 'notANumber'],
  ['1.234,567.89', 'notANumber'],
  ['1,23,456', 'notANumber'],
  ['12 50', 'notANumber'],
  ['1  234', 'notANumber'],
  ['1, 234', 'notANumber'],
  ['12.3.4a', 'notANumber'],
  ['12.', 'notANumber'],
  ['.', 'notANumber'],
  ['1..5', 'notANumber'],
  ["1'234", 'notANumber'],
  ['1e3', 'notANumber'],
  ['0x10', 'notANumber'],
  ['½', 'notANumber'],
  ['1²', 'notANumber'],
  ['١٢', 'notANumber'],
  ['12:50', 'notANumber'],
  ['12\n50', 'notANumber'],
  ['+12', 'notANumber'],
  ['HK$12', 'notANumber'],
  ['two', 'notANumber'],
  ['-12.50', 'belowZero'],
  ['−12', 'belowZero'],
  ['－12', 'belowZero'],
  ['12-', 'belowZero'],
  ['12345678901', 'tooLong'],
  ['12,345,678,901', 'tooLong'],
])('Q-197 "%s" is %s', (typed, expected) => {
  expect(outcome(typed)).toBe(expected);
});

test.each([
  ['1,000', '1000'],
  ['12.00', '12'],
  ['12,0', '12'],
  ['12.50', 'notWhole'],
  ['.5', 'notWhole'],
  ['1.234', '1,234 or 1.234'],
])('Q-197 in a field for whole numbers "%s" is %s', (typed, expected) => {
  expect(outcome(typed, { whole: true })).toBe(expected);
});

test('Q-197 a field may take longer numbers', () => {
  expect(outcome('12345678901234567890.5', { maxDigits: 20 })).toBe('12345678901234567890.5');
});

const signs = Array.from('0123456789０９.,。،．， \u00a0-−eE½a');

test('Q-197 whatever is accepted has the digits of its spelling, with the point where the last sign stands', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }), (typed) => {
      const read = readNumber(typed);
      if (read.kind !== 'number') return;
      const spelt = typed.normalize('NFKC').replaceAll('。', '.').replaceAll('،', ',').trim();
      expect(spelt).toMatch(/^[\d., ]+$/);
      const [before = '', after = ''] = read.text.split('.');
      expect(`0${spelt}`.replace(/\D/g, '').replace(/^0+/, '')).toBe(`${before}${after}`.replace(/^0+/, ''));
      // Groups of another size than three are nothing but decimals.
      const last = /[., ](\d*)$/.exec(spelt)?.[1];
      expect(after).toBe(last?.length === 3 ? '' : (last ?? ''));
    }),
    { numRuns: 5_000 },
  );
});

test('Q-197 an amount in the spelling of any country is read as it is meant', () => {
  const styles = [
    [',', '.'],
    ['.', ','],
    [' ', ','],
    ['\u202f', ','],
    ['', '.'],
    ['', '。'],
    ['，', '．'],
  ] as const;
  fc.assert(
    fc.property(fc.nat(999_999_999_999), fc.constantFrom(...styles), (cents, [group, point]) => {
      const [dollars = '', rest = ''] = (cents / 100).toFixed(2).split('.');
      const typed = `${dollars.replace(/\B(?=(\d{3})+$)/g, group)}${point}${rest}`;
      expect(outcome(typed)).toBe(`${dollars}.${rest}`);
    }),
  );
});
