import { failNextChange, type FakeAnswer, type FakeRequest } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon } from '../testing/samples';
import { asPhone, closeWallet, openWallet } from '../testing/wallet';

const usage = 'POST /coupons/1001/usage_record';
const list = { 'GET /customers/7/coupons': { body: [sampleCoupon()] } };
const posts = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'POST');

describe('Q-181 when the answer of a use is lost', () => {
  async function loseAnswer(
    reading: FakeAnswer | (() => FakeAnswer),
    answer: FakeAnswer = { failure: 'timeout' },
    onSent?: () => void,
  ) {
    let lost = false;
    asPhone();
    const fake = await openWallet('/use_coupon', {
      state: { couponID: '1001', isTicket: false },
      api: {
        'GET /customers/7/coupons/1001': () => {
          if (!lost) return { body: sampleCoupon() };
          return typeof reading === 'function' ? reading() : reading;
        },
        [usage]: () => {
          lost = true;
          onSent?.();
          return answer;
        },
        ...list,
      },
    });
    await userEvent.type(await screen.findByLabelText('6-digit staff code'), '111111');
    return fake;
  }

  test('the coupon is used: success', async () => {
    const fake = await loseAnswer({ body: sampleCoupon({ is_used: true }) });
    expect(await screen.findByRole('dialog', { name: 'Coupon used' })).toBeInTheDocument();
    expect(posts(fake.requests)).toHaveLength(1);
  });

  test('and the page is remounted while the coupon is read back: success', async () => {
    let hasFailed = () => false;
    const fake = await loseAnswer({ body: sampleCoupon({ is_used: true }) }, undefined, () => {
      hasFailed = failNextChange();
    });
    expect(await screen.findByRole('dialog', { name: 'Coupon used' })).toBeInTheDocument();
    expect(hasFailed()).toBe(true);
    expect(posts(fake.requests)).toHaveLength(1);
  });

  test('Q-199 while the coupon is read back the page says so, takes no other code, and then tells the truth', async () => {
    const fake = await loseAnswer(
      { body: sampleCoupon() },
      { status: 500, body: { detail: 'Coupon is used.' } },
    );
    expect(await screen.findByText(/Checking whether it went through/)).toBeInTheDocument();
    expect(screen.getByLabelText('6-digit staff code')).toBeDisabled();
    const message = await screen.findByRole(
      'alertdialog',
      { name: 'The coupon was not used' },
      { timeout: 3_000 },
    );
    expect(message).toHaveTextContent('Your coupon is still unused');
    expect(message).toHaveTextContent('We check again while this is open');
    expect(screen.queryByText(/Checking whether it went through/)).not.toBeInTheDocument();
    expect(posts(fake.requests)).toHaveLength(1);
  });

  test.each([
    ['a page of HTML', '<html>'],
    ['another record', { id: '9001' }],
  ])('%s is no use: the coupon itself says what took place', async (_, body) => {
    const unreadable = { status: 201, body };
    await loseAnswer({ body: sampleCoupon({ is_used: true }) }, unreadable);
    expect(await screen.findByRole('dialog', { name: 'Coupon used' })).toBeInTheDocument();
    await closeWallet();
    await loseAnswer({ body: sampleCoupon() }, unreadable);
    expect(
      await screen.findByRole('alertdialog', { name: 'The coupon was not used' }, { timeout: 3_000 }),
    ).toHaveTextContent('Your coupon is still unused');
    await closeWallet();
    await loseAnswer({ failure: 'network' }, unreadable);
    expect(
      await screen.findByText(/will be shown once you are connected again/, {}, { timeout: 3_000 }),
    ).toBeInTheDocument();
  });

  test('W-059 the coupon is not used: no internet', async () => {
    await loseAnswer({ body: sampleCoupon() });
    const message = await screen.findByRole(
      'alertdialog',
      { name: 'No Internet Connection' },
      { timeout: 3_000 },
    );
    expect(message).toHaveTextContent('Your coupon is still unused');
  });

  test('a coupon that the till uses at the last reading is used, not "still unused"', async () => {
    const readings = [false, false, true];
    await loseAnswer(() => ({ body: sampleCoupon({ is_used: readings.shift() ?? true }) }));
    expect(
      await screen.findByRole('dialog', { name: 'Coupon used' }, { timeout: 3_000 }),
    ).toBeInTheDocument();
  });

  test('a coupon that is used after the last reading: status 3 says that it is checked again, and the next look heals it', async () => {
    const readings = [false, false, false];
    const fake = await loseAnswer(() => ({ body: sampleCoupon({ is_used: readings.shift() ?? true }) }));
    const message = await screen.findByRole(
      'alertdialog',
      { name: 'No Internet Connection' },
      { timeout: 3_000 },
    );
    expect(message).toHaveTextContent('We check again while this is open');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('dialog', { name: 'Coupon used' })).toBeInTheDocument();
    expect(posts(fake.requests)).toHaveLength(1);
  });

  test('nothing can be read: the message promises nothing', async () => {
    await loseAnswer({ failure: 'network' });
    const message = await screen.findByRole(
      'alertdialog',
      { name: 'No Internet Connection' },
      { timeout: 3_000 },
    );
    expect(message).toHaveTextContent('will be shown once you are connected again');
  });

  test.each([
    [true, 'Coupon used'],
    [false, 'No Internet Connection'],
  ])('with the connection comes the truth: used is %s', async (isUsed, title) => {
    let reading: FakeAnswer = { failure: 'network' };
    const fake = await loseAnswer(() => reading);
    await screen.findByText(/will be shown once you are connected again/, {}, { timeout: 3_000 });
    reading = { body: sampleCoupon({ is_used: isUsed }) };
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => {
      expect(screen.queryByText(/will be shown once you are connected again/)).not.toBeInTheDocument();
    });
    expect(screen.getByRole(isUsed ? 'dialog' : 'alertdialog', { name: title })).toBeInTheDocument();
    expect(posts(fake.requests)).toHaveLength(1);
  });
});
