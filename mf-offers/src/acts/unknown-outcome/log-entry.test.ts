import { fakeHost } from '@mrw/shared-contracts/testing';
import { logEntry, logPath } from '../../testing/activity-log';
import { sampleCampaign } from '../../testing/samples';
import { rememberLog } from './log-entry';

const other = logEntry('COUPON_REDEEMED', 'Tea for Two', '3');
const earlier = logEntry('COUPON_REDEEMED');

test.each<[string, ReturnType<typeof logEntry>[], boolean]>([
  ['nothing', [earlier], false],
  ['its entry', [logEntry('COUPON_REDEEMED', 'Harbour Coffee Voucher', '2'), earlier], true],
  ['its entry in another language', [logEntry('COUPON_REDEEMED', '海港咖啡券', '2'), earlier], true],
  ['an act at another campaign', [other, earlier], false],
  ['another act at the campaign', [logEntry('COUPON_USED', 'Harbour Coffee Voucher', '2'), earlier], false],
  ['an entry that names no campaign', [{ ...other, log_info: {} }, earlier], false],
])('finds whether something was redeemed: %s', async (_, now, isDone) => {
  const answers = [[earlier], now];
  const { host, requests } = fakeHost({ api: { [logPath]: () => ({ body: answers.shift() }) } });
  const found = await rememberLog(host, '2', 'COUPON_REDEEMED', sampleCampaign());
  expect(await found?.()).toBe(isDone);
  expect(requests.map(({ query }) => query.get('page[number]'))).toEqual(['1', '1']);
});
