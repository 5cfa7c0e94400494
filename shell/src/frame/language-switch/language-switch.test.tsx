import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitch } from './language-switch';

const chooser = () => screen.queryByRole<HTMLSelectElement>('combobox');

test.each([
  [['en'] as const, 0],
  [['en', 'zh-Hant'] as const, 2],
  [['en', 'zh-Hant', 'zh-Hans'] as const, 3],
])('§1 with the languages %j there are %i choices', (availableLanguages, choices) => {
  renderWithHost(<LanguageSwitch />, { config: { availableLanguages: [...availableLanguages] } });
  expect(chooser()?.options.length ?? 0).toBe(choices);
});

test('each language has its own name and lang; the choice applies at once', async () => {
  const { fake } = renderWithHost(<LanguageSwitch />, { language: 'zh-Hans' });
  const options = [...(chooser()?.options ?? [])].map(({ text, lang }) => [text, lang]);
  expect(options).toEqual([
    ['English', 'en-HK'],
    ['繁體中文', 'zh-Hant-HK'],
    ['简体中文', 'zh-Hans-CN'],
  ]);
  expect(chooser()).toHaveValue('zh-Hans');
  await userEvent.selectOptions(screen.getByRole('combobox'), '繁體中文');
  expect(fake.host.language$.value).toBe('zh-Hant');
  expect(screen.getByLabelText('語言')).toHaveValue('zh-Hant');
});
