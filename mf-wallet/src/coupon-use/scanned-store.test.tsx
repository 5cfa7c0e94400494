import { fakeCamera } from '@mrw/shared-contracts/testing';
import redirects from '@mrw/shared-contracts/testing/corpora/redirects.json';
import xss from '@mrw/shared-contracts/testing/corpora/xss.json';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../testing/samples';
import { asPhone, openWallet } from '../testing/wallet';

/** Scans a text in place of a store code, unknown to the server. */
async function scan(text: string) {
  fakeCamera(() => text);
  asPhone();
  const fake = await openWallet('/use_coupon', {
    state: { couponID: '1001', isTicket: false },
    api: {
      'GET /customers/7/coupons/1001': { body: sampleCoupon() },
      'POST /coupons/1001/usage_record': { status: 400, body: { detail: `No store ${text}` } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Scan/ }));
  await screen.findByRole('alertdialog', { name: 'The coupon was not used' });
  return fake;
}

test.each([...redirects.slice(0, 5), ...xss.slice(0, 5)])(
  'the scanned text %j is the code of a store like any other: it is sent, not followed and not drawn',
  async (text) => {
    const fake = await scan(text);
    const sent = fake.requests.filter(({ method }) => method === 'POST');
    expect(sent).toEqual([expect.objectContaining({ body: { store_qr_code: text } })]);
    expect(fake.host.navigation.current()).toBe('/use_coupon');
    expect(document.querySelector('script, iframe, [onerror], [onload], [src^="javascript:"]')).toBeNull();
  },
);
