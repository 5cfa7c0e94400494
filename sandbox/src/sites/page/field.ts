import { html, type Html } from './html';

export interface FieldParts {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  value?: string;
  hint?: string;
  error?: string;
  required?: boolean;
  autocomplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  maxLength?: number;
  /** A control in front of the input, for example a choice of country code. */
  before?: Html;
  /** Text of the button that shows or hides a password; a script puts the button in place. */
  reveal?: { show: string; hide: string };
}

const errorIcon = html`<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" class="icon">
  <circle cx="12" cy="12" r="9" />
  <path d="M12 7.5v5.5M12 16.5v.1" />
</svg>`;

/** The error message below a control. */
function fieldError(id: string, error: string): Html {
  return html`<p class="field-error" id="${id}">${errorIcon}<span>${error}</span></p>`;
}

/** A message beside the form, read aloud as soon as the page opens. */
export function alert(text: string | undefined, focusId?: string): Html | undefined {
  if (text === undefined) return undefined;
  return html`<div class="alert" role="alert">
    ${errorIcon}
    <p>${focusId === undefined ? text : html`<a href="#${focusId}">${text}</a>`}</p>
  </div>`;
}

/** Values that a form carries along. */
export const hiddenFields = (values: Readonly<Record<string, string>>): Html[] =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

/** A labelled input with its help and its error tied to it. */
export function field(parts: FieldParts): Html {
  const {
    name,
    label,
    type = 'text',
    value = '',
    hint,
    error,
    required,
    autocomplete,
    before,
    reveal,
  } = parts;
  const described = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(
    (id) => id !== false,
  );
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    ${value !== '' && html`value="${value}"`}
    ${required && html`required`}
    ${autocomplete && html`autocomplete="${autocomplete}"`}
    ${parts.inputMode && html`inputmode="${parts.inputMode}"`}
    ${parts.maxLength && html`maxlength="${parts.maxLength}"`}
    ${error !== undefined && html`aria-invalid="true" autofocus`}
    ${described.length > 0 && html`aria-describedby="${described.join(' ')}"`}
    ${reveal && html`data-show="${reveal.show}" data-hide="${reveal.hide}"`}
    autocapitalize="none"
    spellcheck="false"
  />`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="control">${before}${input}</div>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== undefined && fieldError(`${name}-error`, error)}
  </div>`;
}
