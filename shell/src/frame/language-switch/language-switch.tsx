import { htmlLang, languageNames, languageOf, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { Icon } from '@mrw/shared-ui';
import { useId } from 'react';
import s from './language-switch.module.css';
import { strings } from './strings';

/** Hidden with one language (§1). */
export function LanguageSwitch() {
  const t = useStrings(strings);
  const id = useId();
  const { config, setLanguage } = useHost();
  const current = useLanguage();
  if (config.availableLanguages.length < 2) return null;
  return (
    <div className={s.switch}>
      <Icon name="globe" size={20} />
      <label htmlFor={id} className={s.label}>
        {t('language')}
      </label>
      <select
        id={id}
        className={s.select}
        value={current}
        onChange={(event) => {
          const language = languageOf(event.target.value);
          if (language) setLanguage(language);
        }}
      >
        {config.availableLanguages.map((language) => (
          <option key={language} value={language} lang={htmlLang[language]}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
