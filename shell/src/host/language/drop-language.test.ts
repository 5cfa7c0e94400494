import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { historyNavigation } from '../navigation/history-navigation';
import { dropLanguageOnReturn } from './drop-language';

test('S-041 a page of a link that names a language is come back to without it, and is the same page', async () => {
  window.history.replaceState(null, '', '/home?lang=en&name=harbour#offers');
  dropLanguageOnReturn(window);
  const navigation = historyNavigation(createBrowserHistory({ v5Compat: true }));
  const { key } = navigation.state$.value.location;
  const searches: string[] = [];
  navigation.navigate('/offers');
  const end = navigation.state$.subscribe(({ location }) => searches.push(location.search));
  navigation.back();
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  expect(searches).toEqual(['', '?name=harbour']);
  expect(navigation.state$.value.location).toMatchObject({ key, pathname: '/home', hash: '#offers' });
  expect(window.location.search).toBe('?name=harbour');
  end.unsubscribe();
  navigation.end();
});
