import { useHost, useLanguage, useStrings, type Language } from '@mrw/shared-contracts';
import { Card, RadioGroup, Section } from '@mrw/shared-ui';
import { languageStrings } from './strings';

/** Each language in its own words, so that it is found on a page in any language. */
const names: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
};

/** Hidden when there is one language (§1). */
export function LanguagePreference() {
  const t = useStrings(languageStrings);
  const { config, setLanguage } = useHost();
  const language = useLanguage();
  if (config.availableLanguages.length < 2) return null;
  return (
    <Card>
      <Section title={t('title')}>
        <RadioGroup
          label={t('choose')}
          options={config.availableLanguages.map((value) => ({
            value,
            label: <span lang={value}>{names[value]}</span>,
          }))}
          value={language}
          onChange={setLanguage}
        />
      </Section>
    </Card>
  );
}
