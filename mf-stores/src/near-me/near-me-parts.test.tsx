import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { device } from '../testing/device';
import { sampleStore } from '../testing/stores';
import { GeolocationProvider } from './geolocation';
import { NearMeButton } from './near-me-button';
import { NearMeNotice } from './near-me-notice';

const nearest = { store: sampleStore({ id: '3', name: 'Store 3', translations: [] }), metres: 374 };
const reach = jest.fn();
const districts = jest.fn();

function Parts() {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <GeolocationProvider>
      <input aria-label="Search" />
      <NearMeButton ref={opener} onReach={reach} />
      <NearMeNotice nearest={nearest} opener={opener} onDistricts={districts} />
    </GeolocationProvider>
  );
}

beforeEach(() => {
  reach.mockReset();
  districts.mockReset();
  renderWithHost(<Parts />);
});
const nearMe = () => screen.getByRole('button', { name: /Near me/ });
const press = () => userEvent.click(nearMe());

test('the button is busy while the device looks, pressed when it has found, and neither after another press', async () => {
  const { asked, find } = device();
  expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
  expect(nearMe()).not.toHaveAttribute('aria-busy', 'true');
  await press();
  expect(nearMe()).toHaveAttribute('aria-busy', 'true');
  expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('status')).toBeNull();
  expect(reach).toHaveBeenCalledTimes(1);
  find();
  expect(nearMe()).not.toHaveAttribute('aria-busy', 'true');
  expect(nearMe()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nearest store: Store 3 370 mNearest first. Your location stays on this device.',
  );
  expect(screen.getByRole('link', { name: 'Store 3' })).toHaveAttribute('href', '/storeDetail/3');
  await press();
  expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('status')).toBeNull();
  expect(asked).toHaveLength(1);
  expect(reach).toHaveBeenCalledTimes(1);
});

test.each([
  [1, /^Your browser may not share your location/],
  [2, /^We could not find where you are/],
] as const)('a failure of code %i is read aloud, with the districts as another way', async (code, text) => {
  const { asked, fail } = device();
  await press();
  fail(code);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(nearMe()).toHaveAttribute('aria-pressed', 'false');
  expect(districts).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a district' }));
  expect(districts).toHaveBeenCalledTimes(1);
  await press();
  expect(asked).toHaveLength(2);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the nearest store takes the focus of the button, and what has the focus is not announced as well', async () => {
  const { find } = device();
  await press();
  find();
  const told = screen.getByRole('status');
  expect(told).toHaveFocus();
  expect(told).toHaveAttribute('aria-live', 'off');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Store 3' })).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox'));
  expect(told).toHaveAttribute('aria-live', 'polite');
});

test('who types when the place is found goes on, and hears of it', async () => {
  const { find } = device();
  await press();
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  find();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});
