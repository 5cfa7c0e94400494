import type { FakeAnswer, FakeRequest } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon, usageRecord } from '../testing/samples';
import { asPhone, openWallet } from '../testing/wallet';

const usage = 'POST /coupons/1001/usage_record';
const list = { 'GET /customers/7/coupons': { body: [sampleCoupon()] } };
const posts = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'POST');
const used: FakeAnswer = { status: 201, body: usageRecord };
const refused = (detail: string): FakeAnswer => ({ status: 400, body: { detail } });

async function openDesktop(answer: FakeAnswer, coupon = sampleCoupon()) {
  const fake = await openWallet('/coupon/1001', {
    api: { 'GET /customers/7/coupons/1001': { body: coupon }, [usage]: answer, ...list },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use' }));
  return fake;
}

async function confirmOnDesktop(code: string) {
  await userEvent.type(await screen.findByLabelText('6-digit staff code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

async function openPhone(answer: FakeAnswer | (() => Promise<FakeAnswer>)) {
  asPhone();
  return openWallet('/use_coupon', {
    state: { couponID: '1001', isTicket: false },
    api: { 'GET /customers/7/coupons/1001': { body: sampleCoupon() }, [usage]: answer, ...list },
  });
}

test('W-040 opens the PIN over the page on a desktop', async () => {
  const fake = await openDesktop(used);
  expect(await screen.findByRole('dialog', { name: 'Use coupon' })).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/coupon/1001');
});

test('W-041 goes to the PIN page on a phone, with the coupon in the navigation state', async () => {
  asPhone();
  const fake = await openWallet('/coupon/1001', {
    api: { 'GET /customers/7/coupons/1001': { body: sampleCoupon() } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use' }));
  expect(fake.host.navigation.current()).toBe('/use_coupon');
  expect(fake.host.navigation.state$.value.location.state).toEqual({ couponID: '1001', isTicket: false });
  expect(await screen.findByLabelText('6-digit staff code')).toBeInTheDocument();
});

test('W-042 five digits are not sent', async () => {
  const fake = await openDesktop(used);
  await confirmOnDesktop('12345');
  expect(screen.getByText('Enter all 6 digits.')).toBeInTheDocument();
  expect(posts(fake.requests)).toEqual([]);
});

test('W-043 six digits use the coupon and lead to the obsolete tab', async () => {
  const fake = await openDesktop(used);
  const heard: unknown[] = [];
  fake.host.bus.on('coupon-used', (event) => heard.push(event));
  await confirmOnDesktop('111111');
  const dialog = await screen.findByRole('dialog', { name: 'Coupon used' });
  expect(dialog).toHaveTextContent(`${sampleCoupon().template.name}Used at `);
  expect(posts(fake.requests)).toEqual([expect.objectContaining({ body: { staff_code: '111111' } })]);
  expect(fake.host.navigation.current()).toBe('/user/myCoupon');
  expect(screen.getByRole('tab', { name: 'Used or expired', hidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(heard).toEqual([{ version: 1, couponId: '1001', isTicket: false }]);
});

test('W-044 the sixth digit submits once on a phone, without a button', async () => {
  const fake = await openPhone(used);
  await userEvent.type(await screen.findByLabelText('6-digit staff code'), '111111');
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/user/myCoupon');
  });
  expect(posts(fake.requests)).toHaveLength(1);
});

test.each<[string, FakeAnswer, string]>([
  ['success', used, 'Your coupon has been used successfully.'],
  [
    'a refusal',
    refused('Coupon is used.'),
    'This coupon has been used already. You find it among your used coupons.',
  ],
])(
  'a member who has left the PIN page stays where they are, and a toast tells %s',
  async (_, answer, text) => {
    let settle: (answer: FakeAnswer) => void = () => undefined;
    const fake = await openPhone(
      () =>
        new Promise<FakeAnswer>((resolve) => {
          settle = resolve;
        }),
    );
    await userEvent.type(await screen.findByLabelText('6-digit staff code'), '111111');
    act(() => {
      fake.host.navigation.navigate('/user/myCoupon');
    });
    await screen.findByRole('article');
    const place = fake.host.navigation.state$.value;
    const lists = () => fake.requests.filter(({ path }) => path === '/customers/7/coupons');
    expect(lists()).toHaveLength(1);
    await act(async () => {
      settle(answer);
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(fake.host.notify.messages$.value.map((message) => message.text)).toEqual([text]);
    });
    expect(fake.host.navigation.state$.value).toBe(place);
    await waitFor(() => {
      expect(lists()).toHaveLength(2);
    });
  },
);

test('W-046 letters are ignored', async () => {
  await openPhone(used);
  const field = await screen.findByLabelText('6-digit staff code');
  await userEvent.type(field, 'a1b2c');
  expect(field).toHaveValue('12');
});

test('W-047 a used ticket leads to the tickets', async () => {
  asPhone();
  const fake = await openWallet('/use_coupon', {
    state: { couponID: '2001', isTicket: true },
    api: {
      'GET /customers/7/tickets/2001': { body: sampleCoupon({ id: '2001', coupon_type: 'TICKET' }) },
      'POST /coupons/2001/usage_record': used,
      'GET /customers/7/tickets': { body: [] },
    },
  });
  await userEvent.type(await screen.findByLabelText('6-digit staff code'), '111111');
  expect(await screen.findByRole('dialog', { name: 'Ticket used' })).toBeInTheDocument();
  expect(fake.host.navigation.current()).toBe('/user/myTicket');
});

test('W-049 after a wrong code the digits are cleared on a phone and can be typed again', async () => {
  const fake = await openPhone(refused('Invalid staff code'));
  const field = await screen.findByLabelText('6-digit staff code');
  await userEvent.type(field, '000000');
  const message = await screen.findByRole('alertdialog', { name: 'Sorry' });
  expect(message).toHaveTextContent('The code is invalid.');
  await userEvent.click(within(message).getByRole('button', { name: 'OK' }));
  await waitFor(() => {
    expect(field).toHaveFocus();
  });
  // The wrong digits are selected: typing replaces them.
  expect(field).toHaveValue('000000');
  await userEvent.keyboard('000001');
  await screen.findByRole('alertdialog', { name: 'Sorry' });
  expect(posts(fake.requests)).toHaveLength(2);
});

test('W-050 a coupon that staff used meanwhile leads from the PIN page to its detail', async () => {
  asPhone();
  let isUsed = false;
  const fake = await openWallet('/use_coupon', {
    state: { couponID: '1001', isTicket: false },
    api: {
      'GET /customers/7/coupons/1001': () => ({ body: sampleCoupon({ is_used: isUsed }) }),
      [usage]: () => {
        isUsed = true;
        return refused('Coupon is used.');
      },
    },
  });
  await userEvent.type(await screen.findByLabelText('6-digit staff code'), '111111');
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/coupon/1001');
  });
  expect(await screen.findByText('Used')).toBeInTheDocument();
});

test.each([
  ['W-048', 'Invalid staff code', 'Sorry'],
  ['W-050', 'Coupon is used.', 'Already used'],
  ['W-051', 'Coupon has been disabled', 'Coupon disabled'],
  ['W-052', 'Coupon is expired.', 'Coupon expired'],
  ['W-053', 'Coupon is not effective yet', 'Not yet valid'],
])('%s the detail "%s" has the title "%s"', async (_, detail, title) => {
  await openDesktop(refused(detail));
  await confirmOnDesktop('111111');
  expect(await screen.findByRole('alertdialog', { name: title })).toBeInTheDocument();
});

test('an expired coupon leads on to the offers', async () => {
  await openDesktop(refused('Coupon is expired.'));
  await confirmOnDesktop('111111');
  const dialog = await screen.findByRole('alertdialog', { name: 'Coupon expired' });
  expect(within(dialog).getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/offer/LATEST');
});

test('W-049 after a wrong code the PIN can be typed again on a desktop', async () => {
  await openDesktop(refused('Invalid staff code'));
  await confirmOnDesktop('000000');
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await screen.findByLabelText('6-digit staff code')).toBeEnabled();
});

test('W-054 a coupon in its blackout period looks so before the press, and can be pressed', async () => {
  await openWallet('/coupon/1001', {
    api: {
      'GET /customers/7/coupons/1001': {
        body: sampleCoupon({ template: { is_within_blackout_period: true } }),
      },
    },
  });
  for (const name of ['Use', 'Show at till']) {
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveClass('muted');
    expect(button).toBeEnabled();
  }
  expect(screen.getByText('Not today').closest('.panel')).toHaveClass('muted');
  expect(screen.queryByText('Show this code to the staff.')).toBeNull();
});

test('W-054 a coupon in its blackout period requests no PIN', async () => {
  const coupon = sampleCoupon({ template: { is_within_blackout_period: true } });
  const fake = await openDesktop(used, coupon);
  expect(await screen.findByRole('alertdialog', { name: 'Not today' })).toBeInTheDocument();
  expect(screen.queryByLabelText('6-digit staff code')).not.toBeInTheDocument();
  expect(posts(fake.requests)).toEqual([]);
});

test('W-064 without a coupon the PIN page leads to the coupons', async () => {
  const fake = await openWallet('/use_coupon', { api: list });
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/user/myCoupon');
  });
});

test('W-066 the code of another store names the reason', async () => {
  await openDesktop(refused('Must be used in another store.'));
  await confirmOnDesktop('111111');
  expect(await screen.findByRole('alertdialog', { name: 'The coupon was not used' })).toHaveTextContent(
    'must be used in another store',
  );
});

test('W-063 scanning on a desktop offers the app', async () => {
  await openWallet('/coupon/1001', {
    api: {
      'GET /customers/7/coupons/1001': {
        body: sampleCoupon({ template: { redemption_method: 'USER_SCAN_STORE_QR' } }),
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Scan store QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code to download the app' })).toBeInTheDocument();
});
