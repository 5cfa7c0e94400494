import { alert, field, hiddenFields } from '../page/field';
import { html, type Html } from '../page/html';
import { countryCodeSelect } from './country-code';
import { logInStrings } from './words';
import { tabs } from './log-in-view';
import { contextFields, type LoginContext } from './login-context';
import type { SignUpFault, SignUpFaults, SignUpForm } from './sign-up-form';
import { signUpStrings, type SignUpWords } from './words';
import { fill } from '../page/words';

function errorText(words: SignUpWords, fault: SignUpFault | undefined, missing: string) {
  if (fault === undefined) return {};
  const texts = { missing, format: words.formatWrong, taken: words.taken, rule: words.passwordRule };
  return { error: texts[fault] };
}

function nameFields(words: SignUpWords, form: SignUpForm, faults: SignUpFaults): Html {
  return html`<div class="pair">
    ${field({
      name: 'first_name',
      label: words.firstName,
      value: form.first_name,
      required: true,
      autocomplete: 'given-name',
      ...errorText(words, faults.first_name, words.firstNameMissing),
    })}
    ${field({
      name: 'last_name',
      label: words.lastName,
      value: form.last_name,
      autocomplete: 'family-name',
    })}
  </div>`;
}

function contactFields(context: LoginContext, form: SignUpForm, faults: SignUpFaults): Html {
  const words = signUpStrings[context.language];
  return html`<fieldset>
    <legend>${words.contactLead}</legend>
    ${field({
      name: 'email',
      label: words.email,
      type: 'email',
      inputMode: 'email',
      value: form.email,
      autocomplete: 'email',
      ...errorText(words, faults.email, words.contactMissing),
    })}
    ${field({
      name: 'mobile',
      label: words.mobile,
      type: 'tel',
      inputMode: 'tel',
      value: form.mobile,
      autocomplete: 'tel-national',
      before: countryCodeSelect(context.language, form.country_code),
      ...errorText(words, faults.mobile, words.contactMissing),
    })}
  </fieldset>`;
}

function summary(words: SignUpWords, faults: SignUpFaults): Html | undefined {
  const first = (['first_name', 'email', 'mobile', 'password'] as const).find((name) => faults[name]);
  const count = Object.keys(faults).length;
  return first && alert(fill(count === 1 ? words.summaryOne : words.summary, { count }), first);
}

/** The sign-up side of the page. */
export function signUpView(context: LoginContext, form: SignUpForm, faults: SignUpFaults = {}): Html {
  const { showPassword, hidePassword, signUp } = logInStrings[context.language];
  const words = signUpStrings[context.language];
  return html`<section class="card">
    <h1>${signUp}</h1>
    <p class="lead">${context.fromSsoRegister ? words.finishLead : words.lead}</p>
    ${tabs(context)}
    <form method="post" action="/auth/login" id="sign-up" novalidate>
      ${summary(words, faults)} ${contextFields(context)} ${hiddenFields({ action: 'sign_up' })}
      ${nameFields(words, form, faults)} ${contactFields(context, form, faults)}
      ${field({
        name: 'password',
        label: words.newPassword,
        type: 'password',
        required: true,
        autocomplete: 'new-password',
        reveal: { show: showPassword, hide: hidePassword },
        ...(faults.password ? { error: words.passwordRule } : { hint: words.passwordRule }),
      })}
      ${field({ name: 'refer_code', label: words.referCode, value: form.refer_code, autocomplete: 'off' })}
      <label class="choice">
        <input
          type="checkbox"
          name="agreed_direct_marketing"
          ${form.agreed_direct_marketing && html`checked`}
        />
        <span>${words.agree}</span>
      </label>
      <button class="button filled">${words.submit}</button>
    </form>
  </section>`;
}
