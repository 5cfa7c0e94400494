import type { BlockedNavigation } from '@mrw/shared-contracts';
import { waitFor } from '@testing-library/react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { historyNavigation } from './history-navigation';

const start = (...entries: string[]) => {
  const history = createMemoryHistory({ initialEntries: entries, v5Compat: true });
  const navigation = historyNavigation(history);
  const { state$ } = navigation;
  const at = () => {
    const { location, action } = state$.value;
    return `${action} ${location.pathname}${location.search}`;
  };
  return { history, navigation, at };
};

test('pages are pushed and replaced with their state', () => {
  const { navigation, at } = start('/home');
  navigation.navigate('/offer/LATEST?tab=1', { state: { from: 'home' } });
  expect(at()).toBe('PUSH /offer/LATEST?tab=1');
  expect(navigation.state$.value.location.state).toEqual({ from: 'home' });
  navigation.navigate('/offer/HOT', { replace: true });
  expect(at()).toBe('REPLACE /offer/HOT');
  navigation.navigate({ search: '?tab=2' });
  expect(at()).toBe('PUSH /offer/HOT?tab=2');
});

test('back stays inside the visit and leads home from its first page (Q-045)', () => {
  const { navigation, at } = start('/campaign/101');
  navigation.navigate('/user/myCoupon');
  navigation.back();
  expect(at()).toBe('POP /campaign/101');
  navigation.back();
  expect(at()).toBe('REPLACE /home');
});

test('back stays inside the visit after a reload (Q-045)', async () => {
  historyNavigation(createBrowserHistory({ v5Compat: true })).navigate('/offer/LATEST');
  const reloaded = createBrowserHistory({ v5Compat: true });
  historyNavigation(reloaded).back();
  await waitFor(() => {
    expect(reloaded.location.pathname).toBe('/');
  });
});

test('a link that is pressed while the browser goes back is followed after it', async () => {
  const history = createBrowserHistory({ v5Compat: true });
  const navigation = historyNavigation(history);
  navigation.navigate('/offer/LATEST');
  navigation.navigate('/campaign/101');
  navigation.back();
  navigation.navigate('/home');
  await waitFor(() => {
    expect(history.location.pathname).toBe('/home');
  });
  navigation.back();
  await waitFor(() => {
    expect(history.location.pathname).toBe('/offer/LATEST');
  });
  navigation.end();
});

test('a link acts although the browser never goes back', async () => {
  const history = createBrowserHistory({ v5Compat: true });
  jest.spyOn(history, 'go').mockImplementation(() => undefined);
  const navigation = historyNavigation(history);
  navigation.navigate('/offer/LATEST');
  navigation.back();
  navigation.navigate('/home');
  await waitFor(() => {
    expect(history.location.pathname).toBe('/home');
  });
  navigation.end();
});

test('an entry that was cut off by a new one is no place to go back to', () => {
  const { navigation, at } = start('/a');
  navigation.navigate('/b');
  navigation.back();
  navigation.navigate('/c', { replace: true });
  navigation.back();
  expect(at()).toBe('REPLACE /home');
});

describe('a page that is being edited', () => {
  let end: () => void;
  afterEach(() => {
    end();
  });

  const guarded = (dirty = true) => {
    const setting = start('/first', '/form');
    const asked: BlockedNavigation[] = [];
    const stop = setting.navigation.block(
      () => dirty,
      (blocked) => asked.push(blocked),
    );
    end = stop;
    return { ...setting, asked };
  };

  test('is left by a link only after a yes', () => {
    const { navigation, asked, at } = guarded();
    navigation.navigate('/home');
    expect(at()).toBe('POP /form');
    expect(asked).toHaveLength(1);
    asked[0]?.proceed();
    expect(at()).toBe('PUSH /home');
  });

  test('is left by the back button only after a yes', async () => {
    const { history, asked, at } = guarded();
    history.go(-1);
    expect(history.location.pathname).toBe('/form');
    expect(at()).toBe('POP /form');
    asked[0]?.proceed();
    await Promise.resolve();
    expect(at()).toBe('POP /first');
    expect(asked).toHaveLength(1);
  });

  test('a layer that Back closes is asked for Back alone, before what lies below it', () => {
    const { history, navigation, asked, at } = guarded();
    const close = jest.fn();
    const opened = navigation.block((leaving) => leaving === 'back', close);
    history.go(-1);
    expect([close.mock.calls.length, asked.length, at()]).toEqual([1, 0, 'POP /form']);
    opened();
    history.go(-1);
    navigation.navigate('/home');
    expect([close.mock.calls.length, asked.length]).toEqual([1, 2]);
  });

  test('stays after a no, and asks again the next time', () => {
    const { history, asked, at } = guarded();
    history.go(-1);
    asked[0]?.reset();
    history.go(-1);
    expect(at()).toBe('POP /form');
    expect(asked).toHaveLength(2);
  });

  test('is left at once when nothing would be lost, or when it stopped asking', () => {
    const clean = guarded(false);
    clean.navigation.navigate('/home');
    expect(clean.at()).toBe('PUSH /home');
    const over = guarded();
    end();
    over.history.go(-1);
    expect(over.at()).toBe('POP /first');
    expect([...clean.asked, ...over.asked]).toEqual([]);
  });

  test('is left without a question when there is nothing left to keep', () => {
    const { navigation, asked, at } = guarded();
    navigation.leaveFor('/home');
    expect(at()).toBe('REPLACE /home');
    expect(asked).toEqual([]);
  });

  test.each([
    ['asks before the tab is closed', true],
    ['says nothing to a tab that is closed without a change', false],
  ])('%s', (_, dirty) => {
    guarded(dirty);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(dirty);
  });
});

test('a mount is notified only of the pages that it owns', () => {
  const { navigation } = start('/user/myCoupon');
  const { navigation: own, release } = navigation.scoped((path) => path.startsWith('/user'));
  const heard: string[] = [];
  own.state$.subscribe(({ location }) => heard.push(location.pathname));
  own.navigate('/home');
  own.navigate('/user/myCard');
  release();
  own.navigate('/user/myTicket');
  expect(heard).toEqual(['/user/myCoupon', '/user/myCard']);
});

test('links carry the origin of the site when another page is around', () => {
  const navigation = historyNavigation(createMemoryHistory({ v5Compat: true }), 'https://shop.example');
  expect(navigation.createHref('/home')).toBe('https://shop.example/home');
  expect(navigation.createHref({ pathname: '/offer', search: '?a=1' })).toBe(
    'https://shop.example/offer?a=1',
  );
});

test('after the end it receives nothing more', () => {
  const { history, navigation, at } = start('/a');
  navigation.end();
  history.push('/b');
  expect(at()).toBe('POP /a');
});
