import { renderWithHost, sampleCustomer, samplePointAccount } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
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
  ['coupons alone', 1, 0, ['1 coupon expires soon']],
  ['points alone', 0, 500, ['500 points expire on 4 Mar 2099']],
  ['both', 3, 500, ['500 points expire on 4 Mar 2099', '3 coupons expire soon']],
  ['nothing', 0, 0, []],
])('the strip of what expires soon: %s', (_, coupons, points, lines) => {
  draw(coupons, points);
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
});
