import { sampleCustomer } from '../testing/gift-card';
import { accountLines } from './account-name';

test.each([
  [{ nickname: 'Ace' }, { name: 'Ace', contact: 'owner@example.test' }],
  [
    { nickname: '\u3164', first_name: 'Grace', last_name: 'Lee' },
    { name: 'Grace', contact: 'owner@example.test' },
  ],
  [
    { first_name: 'Grace', last_name: 'Lee' },
    { name: 'Grace', contact: 'owner@example.test' },
  ],
  [
    { first_name: '大文', last_name: '陳' },
    { name: '陳大文', contact: 'owner@example.test' },
  ],
  [
    {
      first_name: null,
      last_name: null,
      email_address: null,
      mobile_phone_number_country_code: '852',
      mobile_phone_number_subscriber_number: '60000001',
    },
    { name: '+852 60000001', contact: '+852 60000001' },
  ],
  [
    { first_name: null, last_name: null, email_address: null },
    { name: 'M-1', contact: null },
  ],
])('%j is shown as %j', (over, lines) => {
  expect(accountLines(sampleCustomer(over))).toEqual(lines);
});
