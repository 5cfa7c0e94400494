import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { pass, stopClock, user } from '../testing/clock';
import { sampleCoupon } from '../testing/samples';
import { openWallet } from '../testing/wallet';

const coupons = 'GET /customers/7/coupons';
const some = { body: [sampleCoupon()] };

describe('with a clock', () => {
  stopClock(1_800_000_000_000);

  test('Q-029 refreshing renews the tokens, then requests the list again', async () => {
    const fake = await openWallet('/user/myCoupon', { api: { [coupons]: some } });
    await pass(1_600);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass(0);
    expect(fake.tokenRenewals()).toBe(1);
    expect(fake.requests).toHaveLength(2);
  });

  test('a list that cannot be read again stays, and says that it may be old', async () => {
    let answer: FakeAnswer = some;
    await openWallet('/user/myCoupon', { api: { [coupons]: () => answer } });
    await pass(1_600);
    answer = { status: 500, body: {} };
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('What you see may be out of date.');
    expect(screen.getByRole('article')).toBeInTheDocument();
  });

  test('W-022 the indicator of a first load stays for 1.5 s, that of more for 1 s', async () => {
    const link = '<http://api.test/customers/7/coupons?page[number]=2>; rel="next"';
    await openWallet('/user/myCoupon', { api: { [coupons]: { ...some, headers: { link } } } });
    await pass(0);
    expect(screen.getByRole('article')).toBeInTheDocument();
    await pass(1_490);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await pass(20);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

    const more = screen.getByRole('button', { name: 'Show more' });
    await user.click(more);
    await pass(990);
    expect(more).toHaveAttribute('aria-busy', 'true');
    await pass(20);
    expect(more).not.toHaveAttribute('aria-busy', 'true');
  });
});
