/** @jest-environment node */
import { remoteNames } from '../process/root';
import { declaredTexts } from './testing/declared-texts';
import { glossaryRows } from './testing/glossary-tables';
import { formsOf } from './text-faults';

const texts = ['shared-ui', 'shell', ...remoteNames].flatMap(declaredTexts).flatMap(({ strings }) =>
  Object.entries(strings.table).map(([key, of]) => ({
    key: `${strings.namespace}.${key}`,
    en: formsOf(of.en)
      .join(' ')
      .replace(/\{\{\w+\}\}/g, ' '),
    hant: formsOf(of['zh-Hant']).join(' '),
    hans: formsOf(of['zh-Hans']).join(' '),
  })),
);
const otherwise = glossaryRows('Text').map(([key = '']) => key.replace(/`/g, ''));
const terms = glossaryRows('English');

test('the glossary has terms, and its exceptions are texts of the product', () => {
  expect(terms.length).toBeGreaterThan(15);
  expect(otherwise.filter((key) => !texts.some((text) => text.key === key))).toEqual([]);
});

test.each(terms)(
  '%s is %s and %s wherever a text names it',
  (en = '', hant = '', hans = '', _what, where) => {
    const named = texts.filter((text) => new RegExp(`\\b${en}s?\\b`, 'i').test(text.en));
    const wrong = named.filter((text) => !text.hant.includes(hant) || !text.hans.includes(hans));
    const found = [...new Set(named.map(({ key }) => key.split('.')[0]))].sort().join(', ');
    expect({
      where,
      wrong: wrong
        .filter(({ key }) => !otherwise.includes(key))
        .map((text) => Object.values(text).join(' | ')),
    }).toEqual({ where: found, wrong: [] });
  },
);
