import { field, hiddenFields } from '../page/field';
import { html, type Html } from '../page/html';
import { countryCodeSelect } from './country-code';
import type { EventForm } from './event-form';
import { eventStrings, type EventWords } from './words';
import { contextFields, loginUrl, type LoginContext } from './login-context';
import { fill } from '../page/words';

function kindChoice(kind: EventForm['contact_kind'], label: string, chosen: EventForm['contact_kind']): Html {
  return html`<input
      type="radio"
      name="contact_kind"
      id="kind-${kind}"
      value="${kind}"
      ${kind === chosen && html`checked`}
    />
    <label for="kind-${kind}">${label}</label>`;
}

function contactFields(context: LoginContext, words: EventWords, form: EventForm, error: { error?: string }) {
  const wrong = (kind: EventForm['contact_kind']) => (form.contact_kind === kind ? error : {});
  return html`<fieldset>
    <legend>${words.contactKind}</legend>
    <div class="contact-kinds">
      ${kindChoice('email', words.byEmail, form.contact_kind)}
      ${kindChoice('mobile', words.byMobile, form.contact_kind)}
      <div class="by-email">
        ${field({
          name: 'email',
          label: words.email,
          type: 'email',
          inputMode: 'email',
          value: form.email,
          autocomplete: 'email',
          ...wrong('email'),
        })}
      </div>
      <div class="by-mobile">
        ${field({
          name: 'mobile',
          label: words.mobile,
          type: 'tel',
          inputMode: 'tel',
          value: form.mobile,
          autocomplete: 'tel-national',
          before: countryCodeSelect(context.language, form.country_code),
          ...wrong('mobile'),
        })}
      </div>
    </div>
  </fieldset>`;
}

/** First step of an event registration: the participant (Q-059). */
export function eventContactView(context: LoginContext, form: EventForm, contactIsWrong = false): Html {
  const words = eventStrings[context.language];
  const error = contactIsWrong ? { error: words.formatWrong } : {};
  const logIn = loginUrl(context, { isEventRegister: false, enableOtp: false, view: 'log_in' });
  return html`<section class="card">
    <h1>${words.title}</h1>
    <p class="lead">${context.enableOtp ? words.otpLead : words.lead}</p>
    <form method="post" action="/auth/login" novalidate>
      ${contextFields(context)} ${hiddenFields({ action: 'event_contact' })}
      ${contactFields(context, words, form, error)}
      <button class="button filled">${context.enableOtp ? words.sendCode : words.next}</button>
    </form>
    <p class="aside">${words.alreadyMember} <a href="${logIn}">${words.logIn}</a></p>
  </section>`;
}

/** Second step for a campaign with a one-time code. */
export function eventCodeView(
  context: LoginContext,
  form: EventForm,
  outboxUrl: string,
  codeIsWrong = false,
): Html {
  const words = eventStrings[context.language];
  const { contact_kind, email, country_code, mobile } = form;
  const contact = contact_kind === 'email' ? email : `+${country_code} ${mobile}`;
  return html`<section class="card">
    <h1>${words.codeTitle}</h1>
    <p class="lead">${fill(words.codeSent, { contact })}</p>
    <form method="post" action="/auth/login" novalidate>
      ${contextFields(context)} ${hiddenFields({ contact_kind, email, country_code, mobile })}
      ${field({
        name: 'code',
        label: words.code,
        inputMode: 'numeric',
        autocomplete: 'one-time-code',
        maxLength: 6,
        required: true,
        ...(codeIsWrong && { error: words.wrongCode[contact_kind] }),
      })}
      <p class="hint">
        ${words.outboxBefore}<a href="${outboxUrl}" target="_blank" rel="noopener">${words.outbox}</a
        >${words.outboxAfter}
      </p>
      <button class="button filled" name="action" value="event_code">${words.confirm}</button>
      <button class="button quiet" name="action" value="event_contact">${words.sendAgain}</button>
    </form>
    <p class="aside"><a href="${loginUrl(context)}">${words.otherContact}</a></p>
  </section>`;
}
