import {
  fakeProfile,
  renderWithHost,
  sampleCustomer,
  samplePointAccount,
} from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleMember } from '../../testing/samples';
import { MemberRow } from './member-row';

const draw = (coupons: number, points: number) =>
  renderWithHost(
    <MemberRow
      member={{
        uid: '2',
        membershipId: 'M-0002',
        displayName: 'Peter',
        customer: sampleCustomer({ number_of_coupons_about_to_expire: coupons }),
        pointAccount: samplePointAccount({
          points_about_to_expire: points,
          points_coming_expiry_date: points === 0 ? null : '2099-03-04T12:00:00+08:00',
        }),
      }}
      busy={false}
      onRefresh={jest.fn()}
    />,
  );

test.each([
  ['coupons alone', 1, 0, '1 coupon expires soon', '/user/myCoupon'],
  ['points alone', 0, 500, '500 points expire on 4 Mar 2099', '/reward_status'],
  ['both', 3, 500, 'Expiring: 500 points, 3 coupons', '/expiry_centre'],
])('one line says what expires soon, and leads to it: %s', (_, coupons, points, name, to) => {
  draw(coupons, points);
  const lines = screen.getAllByRole('link', { name: /expires? |Expiring/ });
  expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([[name, to]]);
});

test('without anything that expires there is no line', () => {
  draw(0, 0);
  expect(screen.queryByRole('link', { name: /expires? |Expiring/ })).not.toBeInTheDocument();
});

test('points without a date of expiry are not announced', () => {
  const pointAccount = samplePointAccount({ points_about_to_expire: 500, points_coming_expiry_date: null });
  renderWithHost(
    <MemberRow member={{ ...sampleMember(), pointAccount }} busy={false} onRefresh={jest.fn()} />,
  );
  expect(screen.queryByRole('link', { name: /expires? |Expiring/ })).not.toBeInTheDocument();
});

test.each([
  ['', true],
  [' no', false],
])('a deployment with%s levels names the level of the member: %p', (_, levels) => {
  renderWithHost(<MemberRow member={sampleMember()} busy={false} onRefresh={jest.fn()} />, {
    config: { flags: { ...fakeProfile.flags, levels } },
  });
  expect(screen.queryAllByText('Silver')).toHaveLength(levels ? 1 : 0);
  expect(screen.getByText('Your points')).toBeInTheDocument();
});

test('has the member card one press away', () => {
  renderWithHost(<MemberRow member={sampleMember()} busy={false} onRefresh={jest.fn()} />);
  expect(screen.getByRole('link', { name: 'Show my card' })).toHaveAttribute('href', '/user/myCard');
});

test('points that could not be read name no level, and the other try is busy while it runs', async () => {
  const onRefresh = jest.fn();
  const row = (busy: boolean) => (
    <MemberRow member={{ ...sampleMember(), pointAccount: null }} busy={busy} onRefresh={onRefresh} />
  );
  const { unmount } = renderWithHost(row(false));
  expect(screen.getByText('We could not read your points.')).toBeInTheDocument();
  expect(screen.queryByText('Silver')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  unmount();
  renderWithHost(row(true));
  expect(screen.getByRole('button', { busy: true })).toBeInTheDocument();
});

test('says how old the points are, or that they are new when the host does not know', () => {
  const member = sampleMember();
  const old = { ...member, pointsReadAt: Date.now() - 5 * 60_000 };
  renderWithHost(<MemberRow member={old} busy={false} onRefresh={jest.fn()} />);
  expect(screen.getByRole('button', { name: /^Updated 5 min ago/ })).toBeInTheDocument();
  renderWithHost(<MemberRow member={member} busy={false} onRefresh={jest.fn()} />);
  expect(screen.getByRole('button', { name: /^Updated just now/ })).toBeInTheDocument();
});
