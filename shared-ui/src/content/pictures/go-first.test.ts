import { afterFirstPicture, goFirst } from './go-first';

const wait = () => document.documentElement.hasAttribute('data-first-picture');

/** A picture that is on its way. */
function coming(): HTMLImageElement {
  const image = document.createElement('img');
  Object.defineProperty(image, 'complete', { value: false });
  return image;
}

beforeEach(() => jest.useFakeTimers());
const painted = () => jest.advanceTimersByTime(100);

test.each([
  ['is painted', 'load'],
  ['has failed', 'error'],
])('the others wait until the first picture %s', (_, event) => {
  const image = coming();
  goFirst(image);
  expect(wait()).toBe(true);
  image.dispatchEvent(new Event(event));
  painted();
  expect(wait()).toBe(false);
});

test('of two first pictures both come before the others', () => {
  const [one, two] = [coming(), coming()];
  goFirst(one);
  goFirst(two);
  one.dispatchEvent(new Event('load'));
  painted();
  expect(wait()).toBe(true);
  two.dispatchEvent(new Event('load'));
  painted();
  expect(wait()).toBe(false);
});

test('the wait ends after three seconds, for a removed picture, and for one that is loaded already', () => {
  goFirst(coming());
  jest.advanceTimersByTime(2_900);
  expect(wait()).toBe(true);
  jest.advanceTimersByTime(200);
  expect(wait()).toBe(false);

  goFirst(coming())();
  expect(wait()).toBe(false);

  goFirst(document.createElement('img'));
  painted();
  expect(wait()).toBe(false);
});

test('what may come later comes once, after the last of the first pictures, or at once without any', () => {
  const atOnce = jest.fn();
  afterFirstPicture(atOnce);
  expect(atOnce).toHaveBeenCalledTimes(1);

  const [one, two] = [coming(), coming()];
  goFirst(one);
  goFirst(two);
  const [later, left] = [jest.fn(), jest.fn()];
  afterFirstPicture(later);
  afterFirstPicture(left)();
  one.dispatchEvent(new Event('load'));
  painted();
  expect(later).not.toHaveBeenCalled();
  two.dispatchEvent(new Event('load'));
  painted();
  goFirst(coming())();
  expect(later).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
  expect(atOnce).toHaveBeenCalledTimes(1);
});
