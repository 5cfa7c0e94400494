// The shop's side of the wallet protocol: {type, code | value} in, {type, status, error?} out.
const log = document.querySelector('#log');
const logBox = document.querySelector('#log-box');
const logEmpty = document.querySelector('#log-empty');
const clear = document.querySelector('#clear-log');
const applied = document.querySelector('#applied');
const answers = document.querySelector('#answers');
const errorText = document.querySelector('#error-text');

const kinds = {
  APPLY_COUPON: { field: 'code', label: applied.dataset.coupon },
  APPLY_CASH_CODE: { field: 'value', label: applied.dataset.cash },
};

const showLog = (filled) => {
  logBox.hidden = !filled;
  clear.hidden = !filled;
  logEmpty.hidden = filled;
};

const textOf = (message) => {
  try {
    return JSON.stringify(message);
  } catch {
    return String(message);
  }
};

/** Writes one message into the visible list; `direction` is received, sent or ignored. */
export const record = (direction, message, origin) => {
  const entry = document.createElement('li');
  entry.className = direction;
  const head = document.createElement('p');
  const time = new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Hong_Kong' });
  head.textContent = `${time} ${log.dataset[direction]} ${origin}`;
  const body = document.createElement('code');
  body.textContent = textOf(message);
  entry.append(head, body);
  log.append(entry);
  showLog(true);
  logBox.scrollTop = logBox.scrollHeight;
};

const apply = (label, code) => {
  document.querySelector('#nothing-applied').hidden = true;
  const entry = document.createElement('li');
  entry.append(label, document.createElement('code'));
  entry.lastChild.textContent = code;
  applied.append(entry);
};

const isText = (value) => typeof value === 'string' && value.length > 0 && value.length <= 1_000;

/** What the shop's server refuses is not taken, whatever the desk is set to. */
const refusalOf = async ({ type, code }) => {
  if (type !== 'APPLY_COUPON') return null;
  try {
    const answer = await fetch('/coupon-lock', { method: 'POST', body: new URLSearchParams({ code }) });
    return (await answer.json()).locked ? { error: applied.dataset.locked } : null;
  } catch {
    return {};
  }
};

/** The shop's answer to a message of the wallet, as the desk is set; nothing for anything else. */
export const answerTo = async (message) => {
  if (typeof message?.type !== 'string' || !Object.hasOwn(kinds, message.type)) return undefined;
  const { field, label } = kinds[message.type];
  if (!isText(message[field])) return undefined;
  if (message.request_id !== undefined && !isText(message.request_id)) return undefined;
  const choice = new FormData(answers).get('answer');
  if (choice === 'SILENT') return undefined;
  const refusal = choice === 'SUCCESS' ? await refusalOf(message) : {};
  const answer = { type: message.type, status: refusal ? 'FAILED' : 'SUCCESS', ...refusal };
  if (message.request_id !== undefined) answer.request_id = message.request_id;
  if (choice === 'FAILED_WITH_ERROR' && errorText.value !== '') answer.error = errorText.value;
  if (!refusal) apply(label, message[field]);
  return answer;
};

clear.addEventListener('click', () => {
  log.replaceChildren();
  showLog(false);
});
answers.addEventListener('submit', (event) => event.preventDefault());

// An authorization code is valid once; without it in the address a reload requests a new one.
const address = new URL(window.location.href);
if (address.searchParams.has('token')) {
  address.searchParams.delete('token');
  window.history.replaceState(null, '', address);
}
