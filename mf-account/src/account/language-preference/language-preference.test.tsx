import type { Language } from '@mrw/shared-contracts';
import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguagePreference } from './language-preference';

const show = (availableLanguages: Language[]) =>
  renderWithHost(<LanguagePreference />, { language: 'zh-Hans', config: { availableLanguages } });
const choices = () => screen.getAllByRole('radio');

test('each language is named in its own words, for screen readers too', () => {
  show(['en', 'zh-Hant', 'zh-Hans']);
  const group = screen.getByRole('group', { name: '网站和消息的语言' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
  expect(
    ['English', '繁體中文', '简体中文'].map((name) => within(group).getByText(name).getAttribute('lang')),
  ).toEqual(['en', 'zh-Hant', 'zh-Hans']);
  expect(choices().map((choice) => choice.matches(':checked'))).toEqual([false, false, true]);
  expect(screen.getByRole('heading')).toBeVisible();
});

test('the language of the site changes at a press', async () => {
  const { fake } = show(['en', 'zh-Hans']);
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(fake.host.i18n.language).toBe('en');
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('a deployment with one language asks for none', () => {
  expect(show(['zh-Hans']).container).toBeEmptyDOMElement();
});
