import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { historyNavigation } from '../navigation/history-navigation';
import { dropLanguageOnReturn } from './drop-language';
import { firstLanguage, languageAskedFor } from './first-language';

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

const all = { availableLanguages: ['en', 'zh-Hant', 'zh-Hans'], defaultLanguage: 'en' } as const;
const one = { availableLanguages: ['zh-Hant'], defaultLanguage: 'zh-Hant' } as const;
const profile = (of: typeof all | typeof one) => ({ ...of, availableLanguages: [...of.availableLanguages] });

test.each([
  ['', null, 'en'],
  ['', 'zh-Hans', 'zh-Hans'],
  ['locale=zh-HK', 'zh-Hans', 'zh-Hant'],
  ['lang=zh-CN', null, 'zh-Hans'],
  ['locale=fr', 'zh-Hant', 'zh-Hant'],
  ['locale=&locale=fr&locale=zh-TW&locale=en', 'zh-Hans', 'zh-Hant'],
  ['locale=fr&lang=zh-Hans', null, 'zh-Hans'],
])('with the query %p and the stored %p the language is %p', (query, stored, language) => {
  expect(firstLanguage(profile(all), new URLSearchParams(query), stored)).toBe(language);
});

test('S-042 a deployment with one language ignores every other wish', () => {
  expect(firstLanguage(profile(one), new URLSearchParams('locale=en'), 'zh-Hans')).toBe('zh-Hant');
});

test.each([
  ['lang=zh-Hant', 'zh-Hant'],
  ['lang=fr', null],
  ['', null],
])('a link with the query %p requests %p', (query, language) => {
  expect(languageAskedFor(profile(all), new URLSearchParams(query))).toBe(language);
});
