/** @jest-environment node */
import { drawnChoices, drawnPlaces } from '../../../verify/testing/drawn-pages';
import { chooseDrawn } from './choose';

const profile = {
  availableLanguages: ['en' as const, 'zh-Hant' as const, 'zh-Hans' as const],
  defaultLanguage: 'en' as const,
};

test.each(drawnChoices)('Q-046 %s: %s', (_, address, headers, page) => {
  const chosen = chooseDrawn(profile, new URL(address, 'https://site.test'), headers);
  const name = chosen && `${chosen.language}/${chosen.file}`;
  // The server has no page for some that are chosen, and chooses none for a partner.
  expect(name && drawnPlaces.includes(name) ? name : null).toBe(page);
});

test('a parameter that the page reads itself is never ignored', () => {
  const url = new URL('/offer/Food?id=1&page=2', 'https://site.test');
  expect(chooseDrawn(profile, url, {})).toBeNull();
});
