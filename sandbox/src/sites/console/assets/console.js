const cell = (tag, text) => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

const asText = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

const isTable = (body) =>
  Array.isArray(body) && body.length > 0 && body.every((row) => typeof row === 'object' && row !== null);

/** A list of objects becomes a table with their keys as columns. */
const tableOf = (rows) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const column of columns) {
    const heading = cell('th', column);
    heading.scope = 'col';
    head.append(heading);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const column of columns) line.append(cell('td', asText(row[column] ?? '')));
  }
  const box = document.createElement('div');
  box.className = 'rows';
  box.tabIndex = 0;
  box.append(table);
  return box;
};

const show = (form, line, failed, body) => {
  const answer = form.querySelector('.answer');
  answer.classList.toggle('failed', failed);
  answer.replaceChildren(cell('p', line));
  if (isTable(body)) answer.append(tableOf(body));
  else if (body !== undefined) answer.append(cell('pre', JSON.stringify(body, null, 2)));
};

const valueOf = (input) => {
  if (input.dataset.kind === 'flag') return input.checked;
  if (input.dataset.kind === 'number') return Number(input.value);
  if (input.dataset.kind === 'json') return JSON.parse(input.value);
  return input.value.trim();
};

const bodyOf = (form) => {
  const inputs = [...form.querySelectorAll('[data-kind]')].filter((input) => input.value !== '');
  return Object.fromEntries(inputs.map((input) => [input.name, valueOf(input)]));
};

const send = async (form) => {
  const { method, path } = form.dataset;
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const headers = { 'content-type': 'application/json' };
    const options = method !== 'POST' ? { method } : { method, headers, body: JSON.stringify(bodyOf(form)) };
    const response = await fetch(path, options);
    const text = await response.text();
    const body = text === '' ? undefined : JSON.parse(text);
    const time = new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Hong_Kong' });
    show(form, `${time} ${response.ok ? 'Done' : 'Refused'} (${response.status})`, !response.ok, body);
  } catch (error) {
    const badValue = error instanceof SyntaxError;
    show(
      form,
      badValue ? 'That is not JSON: put text in double quotes.' : 'The API could not be reached.',
      true,
    );
  } finally {
    button.disabled = false;
  }
};

for (const form of document.querySelectorAll('form.command')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { confirm: question } = form.dataset;
    if (question === undefined || window.confirm(question)) void send(form);
  });
}

void send(document.querySelector('#outbox-list'));
