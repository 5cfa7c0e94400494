import { act, render, renderHook, screen } from '@testing-library/react';
import { device } from '../testing/device';
import { GeolocationProvider, useGeolocation } from './geolocation';

function Location() {
  const { location, ask, stop } = useGeolocation();
  return (
    <>
      <p>{location.kind === 'refused' ? location.reason : location.kind}</p>
      <button onClick={ask}>ask</button>
      <button onClick={stop}>stop</button>
    </>
  );
}
const show = () =>
  render(
    <GeolocationProvider>
      <Location />
    </GeolocationProvider>,
  );
const text = () => screen.getByRole('paragraph').textContent;
const press = (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).click();
  });
};
const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});
test('the location is off until it is requested, and off again after a stop', () => {
  const { asked, find } = device();
  show();
  expect(text()).toBe('off');
  expect(asked).toHaveLength(0);
  press('ask');
  expect(text()).toBe('asking');
  find();
  expect(text()).toBe('known');
  press('stop');
  expect(text()).toBe('off');
});

test('an answer that comes after the stop is left out', () => {
  const { find } = device();
  show();
  press('ask');
  press('stop');
  find();
  expect(text()).toBe('off');
  wait(5_000);
  expect(text()).toBe('off');
});

test('an answer to an earlier request is left out', () => {
  const { asked, fail } = device();
  show();
  press('ask');
  wait(4_000);
  press('ask');
  wait(1_000);
  expect(text()).toBe('asking');
  expect(asked).toHaveLength(2);
  fail(1);
  expect(text()).toBe('denied');
});

test('a location that is found stays when the time limit passes', () => {
  const { find } = device();
  show();
  press('ask');
  wait(4_999);
  expect(text()).toBe('asking');
  find();
  wait(10_000);
  expect(text()).toBe('known');
});

test('a refusal stays when the time limit passes', () => {
  const { fail } = device();
  show();
  press('ask');
  fail(1);
  wait(10_000);
  expect(text()).toBe('denied');
});

test.each([
  [1, 'denied'],
  [2, 'not-found'],
  [3, 'not-found'],
] as const)('a failure of code %i is %s', (code, reason) => {
  const { fail } = device();
  show();
  press('ask');
  fail(code);
  expect(text()).toBe(reason);
});

test.each([
  ['without a position', () => undefined],
  ['with an empty one', () => Object.assign(navigator, { geolocation: undefined })],
])('a device %s finds nothing, at once', (_, prepare) => {
  prepare();
  show();
  press('ask');
  expect(text()).toBe('not-found');
});

test('without the provider above it there is no location', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useGeolocation)).toThrow('GeolocationProvider');
});
