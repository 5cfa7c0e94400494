import { renderWithHost } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { sampleCoupon } from '../testing/samples';
import { asNarrowWindow } from '../testing/wallet';
import { CouponDetail } from './coupon-detail';

// Also sets the screen of a desktop.
type Changes = Parameters<typeof sampleCoupon>[0];

const open = async (changes: Changes) => {
  renderWithHost(
    <CouponDetail
      kind="coupon"
      coupon={sampleCoupon({ is_used: true, ...changes })}
      refusal={null}
      used={null}
      onUsing={() => undefined}
    />,
  );
  // The texts are drawn again as soon as they can be cleaned.
  await act(() => Promise.resolve());
};
const sources = () =>
  screen
    .queryAllByRole('img', { name: 'Coffee for two', hidden: true })
    .map((image) => image.getAttribute('src'));
const photo = 'http://api.test/media/photo.jpg';
const cover = 'http://api.test/media/cover.jpg';

test.each<[string, string[], string | null, string[]]>([
  ['are its photos', [photo], cover, [photo]],
  ['are its cover when it has no photos', [], cover, [cover]],
  ['are none when it has neither', [], null, []],
])('the pictures of a coupon %s', async (_, photos_url, cover_photo_url, expected) => {
  await open({ template: { photos_url, cover_photo_url } });
  expect(sources().map((source) => source?.replace(/\?.*/, ''))).toEqual(expected);
});

test.each([
  ['a phone', asNarrowWindow, true],
  ['a desktop', () => undefined, false],
])('the next action is there once on %s', async (_, screenOf, inBar) => {
  screenOf();
  await open({});
  const action = screen.getByRole('link', { name: 'See offers' });
  expect(action.closest('[data-action-bar]') !== null).toBe(inBar);
});

const later = '2099-03-05T00:00:00+08:00';

test.each<[string, Changes, boolean]>([
  ['that has not started', { is_used: false, effective_date: later }, true],
  ['that is used', {}, false],
  ['that is expired', { is_used: false, is_expired: true }, false],
])('the code of a coupon %s is shown: %j', async (_, changes, shown) => {
  await open({
    ...changes,
    code: 'HC-77',
    template: { redemption_method: 'TEXT', is_within_blackout_period: true },
  });
  expect(screen.queryAllByText('HC-77')).toHaveLength(shown ? 1 : 0);
  expect(screen.queryByText('Not today')).not.toBeInTheDocument();
});

test('the days that are left and the texts belong to the coupon', async () => {
  await open({ template: { detail_section_content: 'Three cups.', brand: null } });
  expect(await screen.findByText('Three cups.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coffee for two');
  expect(screen.queryByRole('region', { name: 'Brand' })).not.toBeInTheDocument();
});
