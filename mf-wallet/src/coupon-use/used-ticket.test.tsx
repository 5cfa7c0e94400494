import { screen, waitFor } from '@testing-library/react';
import { sampleCoupon, usageRecord } from '../testing/samples';
import { pass, stopClock, user } from '../testing/clock';
import { asPhone, openWallet } from '../testing/wallet';

stopClock();
test.each([
  { kind: 'coupon', isTicket: false },
  { kind: 'ticket', isTicket: true },
])(
  'other remotes hear of a used $kind once, and that its isTicket is $isTicket',
  async ({ kind, isTicket }) => {
    asPhone();
    const fake = await openWallet('/use_coupon', {
      state: { couponID: '2001', isTicket },
      api: {
        [`GET /customers/7/${kind}s/2001`]: {
          body: sampleCoupon({ id: '2001', coupon_type: isTicket ? 'TICKET' : 'COUPON' }),
        },
        [`GET /customers/7/${kind}s`]: { body: [] },
        'POST /coupons/2001/usage_record': { status: 201, body: { ...usageRecord, coupon: '2001' } },
      },
    });
    const heard: unknown[] = [];
    fake.host.bus.on('coupon-used', (event) => heard.push(event));
    await user.type(await screen.findByLabelText('6-digit staff code'), '111111');
    await waitFor(() => {
      expect(heard).toEqual([{ version: 1, couponId: '2001', isTicket }]);
    });
    await pass(2_000);
    expect(heard).toHaveLength(1);
  },
);
