import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { followSize } from './follow-size';
import { historyNavigation } from './history-navigation';
import { keepScrollPosition } from './scroll-position';

jest.mock('./follow-size');

let navigation: ReturnType<typeof historyNavigation>;
let stop: () => void;
let grow: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 0 });
  jest.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => {
    Object.assign(window, { scrollY: place[1] });
  });
  jest.mocked(followSize).mockImplementation((_, changed) => {
    grow = changed;
    changed();
    return () => {
      grow = () => undefined;
    };
  });
  const history = createMemoryHistory({ initialEntries: ['/about/store'], v5Compat: true });
  navigation = historyNavigation(history);
  stop = keepScrollPosition(navigation);
});

afterEach(() => stop());

const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
};

test('S-045 a new page starts at the top, the way back finds the place again', () => {
  scrollTo(900);
  navigation.navigate('/storeDetail/1');
  expect(window.scrollY).toBe(0);
  navigation.back();
  expect(window.scrollY).toBe(900);
});

test('a place that is there only when the content is, is found when the content has grown', () => {
  scrollTo(900);
  navigation.navigate('/storeDetail/1');
  navigation.back();
  Object.assign(window, { scrollY: 300 });
  grow();
  expect(window.scrollY).toBe(900);
});

test.each([300, 4_000])('after %p ms a list that grows does not scroll the page', (age) => {
  scrollTo(900);
  navigation.navigate('/storeDetail/1');
  // While the page is too short for the position, the restoration continues.
  if (age > 300) Object.assign(window, { scrollY: 50 });
  jest.advanceTimersByTime(age);
  scrollTo(500);
  grow();
  expect(window.scrollY).toBe(500);
});

test('a place that was not reached is looked for until it has been reached', () => {
  scrollTo(900);
  navigation.navigate('/storeDetail/1');
  navigation.back();
  Object.assign(window, { scrollY: 898 });
  jest.advanceTimersByTime(300);
  grow();
  expect(window.scrollY).toBe(900);
  scrollTo(500);
  grow();
  expect(window.scrollY).toBe(500);
});

test('a way on by a link starts at the top, also to a page that was scrolled before', () => {
  scrollTo(900);
  navigation.navigate('/storeDetail/1', { replace: true });
  expect(window.scrollY).toBe(0);
});

test('the way back to a page that was never scrolled starts where a new page does', () => {
  stop();
  stop = keepScrollPosition(navigation, () => 66);
  navigation.navigate('/storeDetail/1');
  expect(window.scrollY).toBe(66);
  scrollTo(500);
  navigation.back();
  expect(window.scrollY).toBe(66);
});

test('after the end nothing is stored and the page is not scrolled', () => {
  navigation.navigate('/storeDetail/1');
  stop();
  scrollTo(500);
  grow();
  navigation.navigate('/home');
  expect(window.scrollY).toBe(500);
});

test('a page that is loaded where it was left stays there', () => {
  stop();
  Object.assign(window, { scrollY: 300 });
  stop = keepScrollPosition(navigation);
  expect(window.scrollY).toBe(300);
});

test('after the end nothing of the window is listened to', () => {
  stop();
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  stop = keepScrollPosition(navigation);
  navigation.navigate('/storeDetail/1');
  stop();
  const heard = ({ mock }: typeof add | typeof remove) =>
    mock.calls.map(([type, listener]) => ({ type, listener }));
  expect(heard(add)).toHaveLength(5);
  expect(heard(remove)).toEqual(expect.arrayContaining(heard(add)));
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a visitor who moves (%s) is left alone',
  (move) => {
    navigation.navigate('/storeDetail/1');
    window.dispatchEvent(new Event(move));
    scrollTo(500);
    grow();
    expect(window.scrollY).toBe(500);
  },
);

test('a page that only changes its state stays where it is, also for the way back', () => {
  scrollTo(400);
  navigation.navigate('/about/store?name=tea', { replace: true, preventScrollReset: true });
  expect(window.scrollY).toBe(400);
  navigation.navigate('/home');
  navigation.back();
  expect(window.scrollY).toBe(400);
});

test('a language is taken out of the address without a move or a question', () => {
  navigation.navigate('/about/store?lang=zh-HK&name=tea#top', { replace: true, state: { from: 'x' } });
  scrollTo(400);
  const asked = jest.fn();
  const release = navigation.block(() => true, asked);
  navigation.dropParameters(['locale', 'lang']);
  const after = navigation.state$.value;
  navigation.dropParameters(['locale', 'lang']);
  // Without a matching parameter there is no navigation.
  expect(navigation.state$.value).toBe(after);
  expect(navigation.isGuarded()).toBe(true);
  release();
  expect(navigation.isGuarded()).toBe(false);
  const { location } = navigation.state$.value;
  expect([location.search, location.hash, location.state]).toEqual(['?name=tea', '#top', { from: 'x' }]);
  expect(window.scrollY).toBe(400);
  expect(asked).not.toHaveBeenCalled();
});

test('the last parameter leaves no question mark behind', () => {
  navigation.navigate('/about/store?lang=en', { replace: true });
  navigation.dropParameters(['lang']);
  expect(navigation.state$.value.location.search).toBe('');
  navigation.navigate('/home');
  expect(navigation.state$.value).not.toHaveProperty('preventScrollReset');
});
