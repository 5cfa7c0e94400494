// The pages work without this file; it saves a trip and shows passwords.
for (const input of document.querySelectorAll('input[data-show]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'reveal';
  button.setAttribute('aria-controls', input.id);
  const draw = () => {
    const hidden = input.type === 'password';
    button.textContent = hidden ? input.dataset.show : input.dataset.hide;
  };
  button.addEventListener('click', () => {
    input.type = input.type === 'password' ? 'text' : 'password';
    draw();
  });
  draw();
  input.closest('.field').append(button);
}

const logIn = document.querySelector('#log-in');
for (const entry of document.querySelectorAll('a[data-login]')) {
  entry.addEventListener('click', (event) => {
    if (!logIn || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    logIn.elements.login.value = entry.dataset.login;
    logIn.elements.password.value = entry.dataset.password;
    const submit = logIn.querySelector('button.filled');
    submit.scrollIntoView({ block: 'center' });
    submit.focus();
  });
}
