import { forgetSizes, watchSizes } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { sampleCoupon } from '../testing/samples';
import { openWallet } from '../testing/wallet';

const heights = [300, 200, 250, 250];

let resize: ReturnType<typeof watchSizes>;

/** Two columns and the given card heights: jsdom has no layout. */
beforeEach(() => {
  resize = watchSizes();
  const styleOf = window.getComputedStyle;
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) =>
      Object.assign(styleOf(element), { gridTemplateColumns: '400px 400px', rowGap: '16px' }),
    );
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heights[[...(this.parentElement?.children ?? [])].indexOf(this)] ?? 0;
  });
});
afterEach(() => forgetSizes());

test.each([
  ['coupons', '/user/myCoupon', 'COUPON'],
  ['tickets', '/user/myTicket', 'TICKET'],
] as const)('§2 the list of %s is masonry: no holes beneath shorter cards', async (list, path, type) => {
  const body = heights.map((_, index) => sampleCoupon({ id: String(index), coupon_type: type }));
  await openWallet(path, { api: { [`GET /customers/7/${list}`]: { body } } });
  const cards = await screen.findAllByRole('article');
  for (const card of cards) if (card.parentElement) resize(card.parentElement);
  expect(cards.map((card) => card.parentElement?.style.transform)).toEqual([
    '',
    '',
    '',
    'translateY(-100px)',
  ]);
});
