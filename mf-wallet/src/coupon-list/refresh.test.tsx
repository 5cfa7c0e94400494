import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../testing/samples';
import { closeWallet, openWallet } from '../testing/wallet';

afterEach(closeWallet);

const coupons = 'GET /customers/7/coupons';
const some = { body: [sampleCoupon()] };

it('Q-029 pulling the page down asks for the member, then for the list again', async () => {
  const fake = await openWallet('/user/myCoupon', { api: { [coupons]: some } });
  const card = await screen.findByRole('article');
  fireEvent.touchStart(card, { touches: [{ clientY: 100 }] });
  fireEvent.touchEnd(card, { changedTouches: [{ clientY: 150 }] });
  fireEvent.touchStart(card, { touches: [{ clientY: 100 }] });
  fireEvent.touchEnd(card, { changedTouches: [{ clientY: 260 }] });
  await waitFor(() => {
    expect(fake.requests).toHaveLength(2);
  });
  expect(fake.memberReloads()).toBe(1);
});

describe('with a clock', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_800_000_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('W-022 the indicator of a first load stays for 1.5 s, that of more for 1 s', async () => {
    const link = '<http://api.test/customers/7/coupons?page[number]=2>; rel="next"';
    await openWallet('/user/myCoupon', { api: { [coupons]: { ...some, headers: { link } } } });
    await pass(0);
    expect(screen.getByRole('article')).toBeInTheDocument();
    await pass(1_490);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await pass(20);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

    const more = screen.getByRole('button', { name: 'Show more' });
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(more);
    await pass(990);
    expect(more).toHaveAttribute('aria-busy', 'true');
    await pass(20);
    expect(more).not.toHaveAttribute('aria-busy', 'true');
  });
});
