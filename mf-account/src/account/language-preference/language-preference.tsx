import { languageNames, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { Card, RadioGroup, Section } from '@mrw/shared-ui';
import { languageStrings } from './strings';

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
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
          value={language}
          onChange={setLanguage}
        />
      </Section>
    </Card>
  );
}
