// Protocol of the gift-card frame: both sides check the exact origin and the source window.
const frame = document.querySelector('.frame');
const { parentOrigin, ...texts } = frame.dataset;
const form = frame.querySelector('form');
const alertBox = frame.querySelector('.alert');
const done = frame.querySelector('.done');
const button = form.querySelector('button');
const label = button.textContent;
const framed = window.parent !== window;

const tellParent = (message) => {
  if (framed) window.parent.postMessage(message, parentOrigin);
};

const showAlert = (text) => {
  alertBox.textContent = text;
  alertBox.hidden = text === '';
};

const setBusy = (busy) => {
  button.disabled = busy;
  button.textContent = busy ? button.dataset.busy : label;
  button.setAttribute('aria-busy', String(busy));
};

const showForm = () => {
  form.hidden = false;
  done.hidden = true;
  done.textContent = '';
  form.elements.password.value = '';
  showAlert('');
  setBusy(false);
};

const showDone = () => {
  form.hidden = true;
  done.hidden = false;
  done.textContent = done.dataset.text;
};

const fail = (reason, wait = 0) => {
  const error = (texts[reason] ?? texts.unreachable).replace('{minutes}', Math.ceil(wait / 60));
  setBusy(false);
  showAlert(error);
  form.elements.password.value = '';
  form.elements[form.elements.login.value === '' ? 'login' : 'password'].focus();
  tellParent({ type: 'GIFT_CARD_LOGIN_FAILED', error });
};

const logIn = async () => {
  const body = JSON.stringify({ login: form.elements.login.value, password: form.elements.password.value });
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/login', { method: 'POST', headers, body });
    const answer = await response.json();
    if (answer.kind !== 'ok') return fail(answer.kind, answer.wait);
    showDone();
    tellParent({ type: 'GIFT_CARD_LOGIN_SUCCESS', token: answer.refresh });
  } catch {
    fail('unreachable');
  }
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (button.disabled) return;
  showAlert('');
  setBusy(true);
  void logIn();
});

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== parentOrigin) return;
  if (event.data?.type === 'GIFT_CARD_CANCEL') showForm();
});

if (framed) {
  const tellHeight = () =>
    tellParent({ type: 'GIFT_CARD_RESIZE', height: Math.ceil(frame.getBoundingClientRect().height) });
  new ResizeObserver(tellHeight).observe(frame);
} else {
  showAlert(texts.outside);
  button.disabled = true;
}
