import { frameHistory } from './frame-history';
import { awaitsPartner } from './partner-connection';

const ofEmbed = 'isOpenInOtherSite=true&partner=mall&handshake=true&locale=zh-Hant';

/** The address that the frame would load again. */
const address = () => new URL(window.location.href);

test('Q-032 wherever the member goes, a frame that loads again is the wallet of its partner, on that page', () => {
  window.history.replaceState(null, '', `/user/myCoupon?${ofEmbed}`);
  const history = frameHistory(window);
  history.push('/coupon/1008');
  expect(address().pathname).toBe('/coupon/1008');
  expect(awaitsPartner(address().searchParams)).toBe(true);
  expect(address().search).toBe(`?${ofEmbed}`);
  history.replace({ pathname: '/user/myTicket', search: '?own=1' }, { tabIndex: 2 });
  expect(address().pathname).toBe('/user/myTicket');
  expect(address().search).toBe(`?own=1&${ofEmbed}`);
  expect(history.location.state).toEqual({ tabIndex: 2 });
});
