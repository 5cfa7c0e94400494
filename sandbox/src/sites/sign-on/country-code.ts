import { html, type Html } from '../page/html';
import type { Language } from '../../platform/http/language';
import { countryCodes, type CountryCode } from './services';

const label: Readonly<Record<Language, string>> = {
  en: 'Country code',
  'zh-Hant': '國家／地區號碼',
  'zh-Hans': '国家／地区代码',
};

/** The choice of country code in front of a mobile number, in the order of §3. */
export function countryCodeSelect(language: Language, chosen: CountryCode): Html {
  const options = countryCodes.map(
    (code) => html`<option value="${code}" ${code === chosen && html`selected`}>+${code}</option>`,
  );
  return html`<select
    class="country-code"
    name="country_code"
    aria-label="${label[language]}"
    autocomplete="tel-country-code"
  >
    ${options}
  </select>`;
}
